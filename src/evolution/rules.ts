/** Whom a change breaks: peers of the older release that read what a newer one writes, or whose writing a newer one reads. */
export type Breaks = 'readers' | 'writers' | 'both' | 'nobody'

/** What is known of one kind of change. */
export interface Rule {
  readonly breaks: Breaks
  /** Why, in one sentence. */
  readonly reason: string
}

const rule = (breaks: Breaks, reason: string): Rule => ({ breaks, reason })

/** Every kind of change, by name. */
export const RULES = {
  'version-added': rule('nobody', 'Peers agree in `initialize` on a version that both speak.'),
  'version-removed': rule(
    'both',
    'Peers that speak no newer version are refused, and no newer version came in its place.',
  ),
  'version-retired': rule(
    'nobody',
    'A newer version came, and both releases still speak another one that they agree on.',
  ),
  'method-added': rule('nobody', 'Older clients do not call it, and older servers answer MethodNotFound.'),
  'method-removed': rule('writers', 'Older clients call it and get MethodNotFound.'),
  'notification-added': rule('nobody', 'Older clients hand over a notification they do not know as unknown.'),
  'notification-removed': rule('readers', 'Older clients wait for it in vain.'),
  'direction-changed': rule('both', 'Neither older side sends what the newer expects, nor expects what it sends.'),
  'error-added': rule('nobody', 'Readers accept error codes they do not know.'),
  'error-removed': rule('nobody', 'Older clients are ready for an error that does not come.'),
  'error-code-changed': rule('readers', 'Older clients know the error by its former code.'),
  'error-reused': rule('readers', 'Older clients take the code for what it meant before.'),
  'type-widened': rule('readers', 'Older readers refuse the types that are new.'),
  'type-narrowed': rule('writers', 'Older writers still send the types that are gone.'),
  'type-changed': rule('both', 'Each side refuses the type that the other writes.'),
  'enum-value-added': rule('readers', 'Older readers of a closed enumeration refuse a value they do not know.'),
  'enum-value-removed': rule('writers', 'Older writers still send the value.'),
  'enum-opened': rule('readers', 'Older readers of a closed enumeration refuse every other value.'),
  'enum-closed': rule('writers', 'Older writers may send other values.'),
  'known-value-added': rule('nobody', 'Readers of an open enumeration accept values they do not know.'),
  'known-value-removed': rule('nobody', 'Readers of an open enumeration accept the value still.'),
  'bound-tightened': rule('writers', 'Older writers may send values that lie outside now.'),
  'bound-loosened': rule('readers', 'Older readers refuse values that lie outside the former bound.'),
  'constraint-added': rule('writers', 'Older writers do not keep to it.'),
  'constraint-removed': rule('readers', 'Older readers still insist on it.'),
  'constraint-changed': rule('both', 'Each side may write what the other refuses.'),
  'required-member-added': rule('writers', 'Older writers leave it out.'),
  'required-member-removed': rule('readers', 'Older readers miss it.'),
  'optional-member-added': rule('nobody', 'Older readers ignore it, and older writers may leave it out.'),
  'optional-member-removed': rule('nobody', 'Older readers can do without it, and newer ones ignore it.'),
  'member-made-required': rule('writers', 'Older writers may leave it out.'),
  'member-made-optional': rule('readers', 'Older readers miss it where it is left out.'),
  'variant-added': rule('readers', 'Older readers of a closed union refuse a variant they do not know.'),
  'variant-removed': rule('writers', 'Older writers still send the variant.'),
  'known-variant-added': rule('nobody', 'Readers of an open union accept variants they do not know.'),
  'known-variant-removed': rule(
    'nobody',
    'Readers of an open union accept the variant still, as one they do not know.',
  ),
  'union-opened': rule('readers', 'Older readers of a closed union refuse every other variant.'),
  'union-closed': rule('writers', 'Older writers may send other variants.'),
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
