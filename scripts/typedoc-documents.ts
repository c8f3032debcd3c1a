/** A TypeDoc plugin: pages of `docs/` have the name of their heading and stand in groups, with nothing in them for TypeDoc. */
import path from 'node:path'
import { type Application, Converter, type DocumentReflection } from 'typedoc'

/** Groups of pages by folder; all other pages are guides. */
const GROUPS: Record<string, string> = {
  'docs/reference': 'Reference',
  'docs/reference/requests': 'Requests',
  'docs/reference/notifications': 'Notifications',
  'docs/reference/events': 'Session events',
  'docs/reference/types': 'Wire types',
  'docs/reference/errors': 'Error codes',
}

export function load(app: Application): void {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context: unknown, document: DocumentReflection) => {
    const text = document.content.map((part) => part.text).join('')
    document.name = /^# (.+)$/m.exec(text)?.[1] ?? document.name
    const file = document.project.files.getReflectionPath(document) ?? ''
    document.frontmatter.group = GROUPS[path.posix.dirname(path.posix.relative(process.cwd(), file))] ?? 'Guides'
  })
}
