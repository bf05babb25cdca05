import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import { agents, communities, partners } from '../../database/schema/tables'
import type { CountedList } from '../../http/lists/counted-list'
import type { Person } from '../../http/person'
import type { Filters } from './metrics'

/** A record that numbers are grouped by. */
export interface NamedGroup {
  key: string
  label: string
}

/** The records with the most rows, up to one more than an answer has groups. */
interface Search {
  filters: readonly Filters[]
  most: number
}

/** Returns the advisors of records that a person may see, those with the most records first. */
export async function findAdvisors(orm: Orm, list: CountedList, search: Search, person: Person): Promise<NamedGroup[]> {
  const where = await condition(orm, list, search, person)
  const ids = sql`select ${list.agentId} as id from ${list.from} where ${where}`
  return read(orm, named(sql`${agents}`, { id: sql`${agents.id}`, name: sql`${agents.name}` }, ids, search.most))
}

/** Returns the communities of records that a person may see, those with the most records first. */
export async function findCommunities(
  orm: Orm,
  list: CountedList,
  search: Search,
  person: Person,
): Promise<NamedGroup[]> {
  const ids = list.communityIds(await condition(orm, list, search, person))
  const columns = { id: sql`${communities.id}`, name: sql`${communities.name}` }
  return read(orm, named(sql`${communities}`, columns, ids, search.most))
}

/** Returns all partners, by name. */
export const listPartners = (orm: Orm, most: number): Promise<NamedGroup[]> =>
  read(
    orm,
    sql`select ${partners.id} as id, ${partners.name} as name from ${partners} order by ${partners.name} limit ${most}`,
  )

async function condition(orm: Orm, list: CountedList, { filters }: Search, person: Person): Promise<SQL> {
  const matching = filters.map((some) => list.matches(orm, some, person))
  return and(await list.visible(orm, person), ...matching) ?? sql`true`
}

const named = (table: SQL, { id, name }: { id: SQL; name: SQL }, ids: SQL, most: number): SQL =>
  sql`select ${id} as id, ${name} as name from ${table}
    join (select id, count(*) as records from (${ids}) found group by id) counted on ${eq(sql`counted.id`, id)}
    order by counted.records desc, ${name}, ${id} limit ${most}`

async function read(orm: Orm, query: SQL): Promise<NamedGroup[]> {
  const rows = await rowsOf(orm, query)
  return rows.map((row) => ({ key: String(row['id']), label: String(row['name']) }))
}
