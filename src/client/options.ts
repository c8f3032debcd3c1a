type TypeName = 'string' | 'number' | 'boolean' | 'function' | 'object'

/** The options that a constructor takes, and of what type each is. */
export type OptionTypes<Options> = { readonly [Name in keyof Required<Options>]: TypeName }

/**
 * Checks what plain JavaScript may get wrong: a misspelt option would only be ignored.
 * @throws TypeError that names the option, and all there are if it is none of them.
 */
export function checkOptions<Options extends object>(options: Options, types: OptionTypes<Options>): void {
  for (const [name, value] of Object.entries(options)) {
    const type = Object.hasOwn(types, name) ? types[name as keyof Options] : undefined
    if (type === undefined) {
      throw new TypeError(`there is no option ${JSON.stringify(name)}, only ${Object.keys(types).join(', ')}`)
    }
    if (value !== undefined && (typeof value !== type || value === null)) {
      throw new TypeError(
        `${name} must be ${type === 'object' ? 'an' : 'a'} ${type}, got ${value === null ? 'null' : typeof value}`,
      )
    }
  }
}
