import path from 'node:path/posix'

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}

export function code(text: string): string {
  return `\`${text}\``
}

/** The part of a description that tells what a thing is. */
export function firstSentence(text: string): string {
  return /^.*?[.](?= [A-Z`"]|$)/.exec(text)?.[0] ?? text
}

/** A Markdown link from one page to another, or within a page. */
export function link(text: string, from: string, to: string): string {
  const [page = '', anchor] = to.split('#')
  const file = page === from ? '' : path.relative(path.dirname(from), page)
  return `[${text}](${file}${anchor === undefined ? '' : `#${anchor}`})`
}

/** The anchor that GitHub and TypeDoc give a heading. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

export function json(text: string): string {
  return `\`\`\`json\n${text}\n\`\`\``
}

export function folded(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
}
