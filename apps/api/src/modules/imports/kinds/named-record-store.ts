import { and, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, organizations } from '../../../database/schema/tables'
import type { ReadText } from './kind'

const keyOf = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Returns what reads names of communities, with or without their city and state, and slugs. [WORK-015] */
export async function communityReader(orm: Orm, texts: readonly string[]): Promise<ReadText> {
  const keys = [...new Set(texts.map(keyOf))]
  const { id, name, city, state } = communities
  const withCity = sql<string>`lower(${name} || ', ' || ${city})`
  const withState = sql<string>`lower(${name} || ', ' || ${city} || ', ' || ${state})`
  const rows = await orm
    .select({ id, name: sql<string>`lower(${name})`, withCity, withState })
    .from(communities)
    .where(or(inArray(id, keys), inArray(sql`lower(${name})`, keys), inArray(withCity, keys), inArray(withState, keys)))
  return (text) => {
    const key = keyOf(text)
    const named = rows.filter((row) => [row.id, row.name, row.withCity, row.withState].includes(key))
    const [only, ...more] = named
    if (only && more.length === 0) return { value: only.id }
    return only
      ? {
          problem: `${named.length} communities have this name. Add the city and state, as in “Aspen Court, Boulder, CO”`,
        }
      : { problem: 'We don’t have a community with this name. Check the spelling, or clear this field' }
  }
}

/** Returns what reads names of organizations. [WORK-015] */
export async function organizationReader(orm: Orm, texts: readonly string[]): Promise<ReadText> {
  const key = sql<string>`lower(${organizations.name})`
  const rows = await orm
    .select({ id: organizations.id, key })
    .from(organizations)
    .where(and(isNull(organizations.mergedIntoId), inArray(key, [...new Set(texts.map(keyOf))])))
  return (text) => {
    const named = rows.filter((row) => row.key === keyOf(text))
    const [only, ...more] = named
    if (only && more.length === 0) return { value: only.id }
    return only
      ? { problem: `${named.length} organizations have this name. Merge them first, or clear this field` }
      : { problem: 'We don’t have an organization with this name. Add it first, or clear this field' }
  }
}
