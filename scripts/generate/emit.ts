/** A string as TypeScript source, in the project's quotes. */
export function literal(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A doc comment on lines of its own. */
export function docComment(text: string, indent = ''): string {
  return `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`
}
