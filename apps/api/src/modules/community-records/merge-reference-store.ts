import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'

/** A column that names communities. */
export interface CommunityReference {
  table: string
  column: string
  /** Columns of unique indexes with it, each without it. Two rows that differ only in the community can't both name one. */
  unique: readonly (readonly string[])[]
  /** Which rows name communities there, if not all. */
  where?: SQL
}

/**
 * Columns that name communities without a foreign key. The consent ledger and what families did stay as they were: readers find a community there by its former
 * slugs. Collections and shared lists leave out a community that isn't public.
 */
const otherColumns: readonly CommunityReference[] = [
  {
    table: 'releases',
    column: 'recipient_id',
    unique: [['family_id', 'recipient_kind']],
    where: sql`recipient_kind = 'community'`,
  },
  { table: 'disclosure_copies', column: 'community_id', unique: [['family_id']] },
  {
    table: 'conversation_participants',
    column: 'member_id',
    unique: [['conversation_id', 'role']],
    where: sql`role = 'community'`,
  },
]


/** Returns all columns that name communities: those with a foreign key, as the database knows them, and the others. [DASH-010] */
export async function findReferences(tx: Orm): Promise<CommunityReference[]> {
  const rows = await rowsOf(
    tx,
    sql`select child.relname::text as table, col.attname::text as column, coalesce((
        select jsonb_agg(parts.names) from pg_index idx, lateral (
          select jsonb_agg(other.attname) filter (where other.attname <> col.attname) as names,
            bool_or(other.attname = col.attname) as has_column
          from unnest(idx.indkey::int[]) as place join pg_attribute other on other.attrelid = child.oid and other.attnum = place) parts
        where idx.indrelid = child.oid and idx.indisunique and parts.has_column and parts.names is not null), '[]') as unique
      from pg_constraint fk
      join pg_class child on child.oid = fk.conrelid
      join pg_attribute col on col.attrelid = child.oid and col.attnum = fk.conkey[1]
      join pg_attribute target on target.attrelid = fk.confrelid and target.attnum = fk.confkey[1] and target.attname = 'id'
      where fk.contype = 'f' and fk.confrelid = 'communities'::regclass and child.relname <> 'invoices'
      order by 1, 2`,
  )
  const found = rows.map((row) => ({
    table: String(row['table']),
    column: String(row['column']),
    unique: readUnique(row['unique']),
  }))
  return [...found, ...otherColumns]
}

function readUnique(value: unknown): string[][] {
  return Array.isArray(value) ? value.flatMap((names) => (Array.isArray(names) ? [names.map(String)] : [])) : []
}

/** Where rows move from, and where they move to. */
interface Move {
  from: string
  to: string
}


/**
 * Lets rows name another community, unless a row there says the same already, such as that someone manages both. Returns keys of the rows that moved.
 * [DASH-010]
 */
export async function moveRows(tx: Orm, { table, column, unique, where }: CommunityReference, move: Move): Promise<string[]> {
  const name = sql.identifier(column)
  const conflicts = unique.map((others) => {
    const same = others.map((other) => sql`other.${sql.identifier(other)} is not distinct from row.${sql.identifier(other)}`)
    return sql`and not exists (select 1 from ${sql.identifier(table)} other where other.${name} = ${move.to} and ${sql.join(same, sql` and `)})`
  })
  const moved = await rowsOf(
    tx,
    sql`update ${sql.identifier(table)} as row set ${name} = ${move.to}
      where row.${name} = ${move.from} ${where ? sql`and ${where}` : sql``} ${sql.join(conflicts, sql` `)}
      returning coalesce(to_jsonb(row) ->> 'id', to_jsonb(row) ->> 'key', ${keyOfOthers(column)}) as key`,
  )
  return moved.map((row) => String(row['key']))
}

/** Lets rows that a merge moved name the earlier community again, unless someone gave them another one. */
export async function moveRowsBack(tx: Orm, { table, column, where }: CommunityReference, keys: readonly string[], move: Move): Promise<void> {
  if (keys.length === 0) return
  const list = sql.join(keys.map((key) => sql`${key}`), sql`, `)
  await tx.execute(
    sql`update ${sql.identifier(table)} as row set ${sql.identifier(column)} = ${move.to}
      where row.${sql.identifier(column)} = ${move.from} ${where ? sql`and ${where}` : sql``}
        and coalesce(to_jsonb(row) ->> 'id', to_jsonb(row) ->> 'key', ${keyOfOthers(column)}) in (${list})`,
  )
}

/** The key of a row without an id: what it says besides the community and what changes with time. */
const keyOfOthers = (column: string): SQL =>
  sql`concat_ws(' ', to_jsonb(row) ->> 'user_id', to_jsonb(row) ->> 'room', to_jsonb(row) ->> 'family_id', to_jsonb(row) ->> 'conversation_id',
    to_jsonb(row) ->> 'weekday', to_jsonb(row) ->> 'token_hash', to_jsonb(row) ->> 'link_id', ${column}::text)`
