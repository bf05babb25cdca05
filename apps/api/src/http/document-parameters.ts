import { getRelationships } from '@pkg/api-client/server'
import { badRequest } from './errors'

/** The relationships to include, and their own relationships. */
export interface IncludeTree {
  [relationship: string]: IncludeTree
}

/** The query parameters that concern the document rather than the endpoint. */
export interface DocumentParameters {
  /** The requested fields by type. Types that aren't listed have all fields. */
  fields: ReadonlyMap<string, ReadonlySet<string>>
  include: IncludeTree
}

/** The parameter names in JSON:API's examples, which other clients send. */
const pagingNames: Readonly<Record<string, string>> = { 'page[number]': 'page-number', 'page[size]': 'page-size' }
const deepestInclude = 3

/**
 * Splits a query into sparse fieldsets, `include`, and the endpoint's own parameters (`rest`). `include=all` means every
 * relationship of the type. @throws {HttpError} 400 for an unknown relationship [API-012]
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
    let branch = tree
    let parent = type
    for (const name of names) {
      const relationship = Object.hasOwn(getRelationships(parent), name) ? getRelationships(parent)[name] : undefined
      if (!relationship) throw unknownInclude(path)
      parent = relationship.type
      branch = branch[name] ??= {}
    }
  }
  return tree
}

const unknownInclude = (path: string) =>
  badRequest([{ detail: `Unknown relationship "${path}"`, source: { parameter: 'include' } }])
