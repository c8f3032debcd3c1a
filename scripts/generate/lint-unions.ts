import { resolveRef } from './bundle.js'
import type { Schema, Sources } from './load.js'
import { tagValues } from './unions.js'

/** A type and the file it stands in. */
interface Place {
  file: string
  name: string
  schema: Schema
}

/**
 * Checks that a union is of a form the generators read, and that looking at the tag alone gives the same verdict as the
 * schema: the generated validators do just that.
 */
export function* lintUnion(schema: Schema, at: string, file: string, sources: Sources): Generator<string> {
  if (schema.allOf?.some((branch) => branch.if)) yield* lintOpenUnion(schema, schema.allOf, at, file, sources)
  else if (schema.allOf && (schema.allOf.length !== 1 || !schema.allOf[0]?.$ref))
    yield `${at}/allOf: an "allOf" holds one $ref, or the conditions of an open union`
  if (schema.oneOf) yield* lintClosedUnion(schema, schema.oneOf, at, file, sources)
}

function* lintOpenUnion(
  schema: Schema,
  branches: Schema[],
  at: string,
  file: string,
  sources: Sources,
): Generator<string> {
  const bases = branches.filter((branch) => !branch.if)
  if (bases.length > 1 || bases.some((branch) => !branch.$ref))
    yield `${at}/allOf: beside its conditions an open union has one $ref at most, to what all variants share`
  const base = bases[0]?.$ref === undefined ? undefined : find(bases[0].$ref, file, sources)
  const tags = new Set(branches.flatMap((branch) => Object.keys(branch.if?.properties ?? {})))
  if (tags.size > 1) {
    yield `${at}/allOf: all conditions of a union look at the same member, not ${[...tags].join(', ')}`
    return
  }
  const [tag = ''] = tags
  const holder = schema.properties?.[tag] ? schema : base?.schema
  if (holder?.properties?.[tag]?.type !== 'string' || !holder.required?.includes(tag))
    yield `${at}: an open union requires its tag "${tag}" as a string, itself or by what all variants share`
  const seen = new Set<unknown>()
  for (const [index, branch] of branches.entries()) {
    const value = branch.if?.properties?.[tag]?.const
    if (value === undefined) continue
    if (seen.has(value)) yield `${at}/allOf/${index}/if: the tag "${value}" is taken`
    seen.add(value)
    const thenAt = `${at}/allOf/${index}/then`
    if (!branch.then?.$ref) {
      yield `${thenAt}: "then" is the $ref of a variant`
      continue
    }
    const variant = find(branch.then.$ref, file, sources)
    if (!variant) continue
    if (!variants(variant, sources).every((each) => requiresTag(each, tag, [value])))
      yield `${thenAt}: ${variant.name} requires "${tag}" with the "const" of the condition, "${value}"`
    if (base && !variants(variant, sources).every((each) => extendsBase(each, base, sources)))
      yield `${thenAt}: ${variant.name} has ${base.name} in its "allOf", as the union has`
  }
}

function* lintClosedUnion(
  schema: Schema,
  branches: Schema[],
  at: string,
  file: string,
  sources: Sources,
): Generator<string> {
  if (schema.allOf || schema.anyOf) yield `${at}: a "oneOf" has no "allOf" or "anyOf" beside it`
  if (branches.some((branch) => !branch.$ref)) {
    yield `${at}/oneOf: the variants of a closed union are types: write a $ref for each`
    return
  }
  const places = branches.flatMap((branch) => find(branch.$ref ?? '', file, sources) ?? [])
  if (places.length < branches.length) return
  const tags = Object.keys(places[0]?.schema.properties ?? {})
  const apart = tags.some((tag) => {
    const values = places.flatMap((place) => tagValues(place.schema, tag))
    return (
      new Set(values).size === values.length &&
      places.every((place) => requiresTag(place, tag, tagValues(place.schema, tag)))
    )
  })
  if (!apart)
    yield `${at}/oneOf: nothing tells the variants apart: each requires the same member, with a "const" or "enum" of its own`
}

/** The type itself, or what it may be where it is a choice without a tag of its own. */
function variants(place: Place, sources: Sources): Place[] {
  const choice = place.schema.anyOf ?? place.schema.oneOf
  if (!choice) return [place]
  return choice.flatMap((branch) => {
    const found = branch.$ref === undefined ? undefined : find(branch.$ref, place.file, sources)
    return found ? variants(found, sources) : []
  })
}

function requiresTag({ schema }: Place, tag: string, values: unknown[]): boolean {
  const own = tagValues(schema, tag)
  return own.length > 0 && own.join() === values.join() && (schema.required?.includes(tag) ?? false)
}

function extendsBase(place: Place, base: Place, sources: Sources): boolean {
  if (place.schema === base.schema) return true
  return (place.schema.allOf ?? []).some((branch) => {
    const found = branch.$ref === undefined ? undefined : find(branch.$ref, place.file, sources)
    return found !== undefined && extendsBase(found, base, sources)
  })
}

function find(ref: string, file: string, sources: Sources): Place | undefined {
  const target = resolveRef(file, ref)
  const schema = sources.files.get(target.file)?.$defs?.[target.name]
  return schema && { ...target, schema }
}
