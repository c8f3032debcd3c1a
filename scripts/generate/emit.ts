/** A string as TypeScript source, in the project's quotes. */
export function literal(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A noun with its indefinite article. */
export function oneOf(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** A doc comment on lines of its own. */
export function docComment(text: string, indent = ''): string {
  return `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`
}
