import { getRelationships } from '@pkg/api-client/server'
import { badRequest } from './problems'

/** Relationships to bring along, and theirs. */
export interface IncludeTree {
  [relationship: string]: IncludeTree
}

/** What a query says about the document rather than about what is asked for. */
export interface DocumentParameters {
  /** The fields that are wanted, by type. A type that is not named comes whole. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
  include: IncludeTree
}

/** The names of paging in JSON:API's examples, which other clients send. */
const pagingNames: Readonly<Record<string, string>> = { 'page[number]': 'page-number', 'page[size]': 'page-size' }
const deepestInclude = 3

/**
 * Takes sparse fieldsets and `include` out of a query; what is left is the row's own. `include=all` stands for every relationship of the
 * type. Throws 400 for a relationship that the type has not. [API-012]
 */
export function documentParameters(type: string, search: string): DocumentParameters & { rest: URLSearchParams } {
  const fields = new Map<string, ReadonlySet<string>>()
  const rest = new URLSearchParams()
  let include: IncludeTree = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const fieldsOf = /^fields\[([^\]]*)\]$/.exec(name)?.[1]
    if (fieldsOf !== undefined) fields.set(fieldsOf, new Set(value.split(',').filter((field) => field !== '')))
    else if (name === 'include') include = includeTree(type, value)
    else rest.append(pagingNames[name] ?? name, value)
  }
  return { fields, include, rest }
}

function includeTree(type: string, value: string): IncludeTree {
  if (value === 'all') return Object.fromEntries(Object.keys(getRelationships(type)).map((name) => [name, {}]))
  const tree: IncludeTree = {}
  for (const path of value.split(',').filter((part) => part !== '')) {
    const names = path.split('.')
    if (names.length > deepestInclude) throw unknownInclude(path)
    let at = tree
    let of = type
    for (const name of names) {
      const relationship = Object.hasOwn(getRelationships(of), name) ? getRelationships(of)[name] : undefined
      if (!relationship) throw unknownInclude(path)
      of = relationship.type
      at = at[name] ??= {}
    }
  }
  return tree
}

const unknownInclude = (path: string) =>
  badRequest([{ detail: `There is no relationship "${path}" to include`, source: { parameter: 'include' } }])
