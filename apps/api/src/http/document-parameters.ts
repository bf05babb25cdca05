import { fieldsOfType, getRelationships } from '@pkg/api-client/server'
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
 * relationship of the type. @throws {HttpError} 400 for an unknown relationship, type, or field [API-012, EDGE-012]
 */
export function documentParameters(type: string, search: string): DocumentParameters & { rest: URLSearchParams } {
  const fields = new Map<string, ReadonlySet<string>>()
  const rest = new URLSearchParams()
  let include: IncludeTree = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const fieldsOf = /^fields\[([^\]]*)\]$/.exec(name)?.[1]
    if (fieldsOf !== undefined) fields.set(fieldsOf, readFields(type, name, fieldsOf, value))
    else if (name === 'include') include = includeTree(type, value)
    else rest.append(pagingNames[name] ?? name, value)
  }
  return { fields, include, rest }
}

function readFields(type: string, parameter: string, fieldsOf: string, value: string): ReadonlySet<string> {
  const known = typesFrom(type).has(fieldsOf) ? fieldsOfType(fieldsOf) : undefined
  if (!known) {
    const names = [...typesFrom(type)].map((one) => `fields[${one}]`).join(', ')
    throw badRequest([{ detail: `Unknown parameter. Use ${names}`, source: { parameter } }])
  }
  const asked = value.split(',').filter((field) => field !== '')
  const unknown = asked.filter((field) => !known.includes(field))
  if (unknown.length === 0) return new Set(asked)
  const detail = `Unknown field ${unknown.map((field) => `"${field}"`).join(', ')}. Use some of ${known.join(', ')}`
  throw badRequest([{ detail, source: { parameter } }])
}

/** Returns a type and the types that its relationships lead to, which are the types of a document. */
function typesFrom(type: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(type)) return known
  known.add(type)
  for (const related of Object.values(getRelationships(type))) typesFrom(related.type, known)
  return known
}

function includeTree(type: string, value: string): IncludeTree {
  if (value === 'all') return Object.fromEntries(Object.keys(getRelationships(type)).map((name) => [name, {}]))
  const tree: IncludeTree = {}
  for (const path of value.split(',').filter((part) => part !== '')) {
    const names = path.split('.')
    if (names.length > deepestInclude) throw unknownInclude(type, path)
    let branch = tree
    let parent = type
    for (const name of names) {
      const relationship = Object.hasOwn(getRelationships(parent), name) ? getRelationships(parent)[name] : undefined
      if (!relationship) throw unknownInclude(type, path)
      parent = relationship.type
      branch = branch[name] ??= {}
    }
  }
  return tree
}

const unknownInclude = (type: string, path: string) => {
  const names = Object.keys(getRelationships(type))
  const known = names.length > 0 ? `${names.join(', ')}, or all` : 'all'
  return badRequest([{ detail: `Unknown relationship "${path}". Use ${known}`, source: { parameter: 'include' } }])
}
