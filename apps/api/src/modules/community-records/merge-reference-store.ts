// cspell:ignore relname attname indkey attrelid attnum indisunique indisprimary conkey confrelid confkey indrelid conrelid contype
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'

/** A column that names communities. */
export interface CommunityReference {
  table: string
  column: string
  /** The columns of the primary key besides it, which tell rows of one community apart. */
  primary: readonly string[]
  /** Columns of unique indexes with it, each without it. Two rows that differ only in the community can't both name one. */
  unique: readonly (readonly string[])[]
  /** Whether it holds several communities. */
  isArray?: true
  /** Which rows name communities there, if not all. */
  where?: SQL
}

/**
 * Columns that name communities without a foreign key. The consent ledger and what families did stay as they were: readers find a community there by its former
 * slugs.
 */
const otherColumns: readonly CommunityReference[] = [
  {
    table: 'releases',
    column: 'recipient_id',
    primary: ['id'],
    unique: [['family_id', 'recipient_kind']],
    where: sql`recipient_kind = 'community'`,
  },
  { table: 'disclosure_copies', column: 'community_id', primary: ['id'], unique: [['family_id']] },
  {
    table: 'conversation_participants',
    column: 'member_id',
    primary: ['id'],
    unique: [['conversation_id', 'role']],
    where: sql`role = 'community'`,
  },
  { table: 'partner_collections', column: 'community_ids', primary: ['id'], unique: [], isArray: true },
  { table: 'user_shares', column: 'community_ids', primary: ['id'], unique: [], isArray: true },
]

/** Returns all columns that name communities: those with a foreign key, as the database knows them, and the others. [DASH-010] */
export async function findReferences(tx: Orm): Promise<CommunityReference[]> {
  const rows = await rowsOf(
    tx,
    sql`select child.relname::text as table, col.attname::text as column, coalesce((
        select jsonb_agg(parts.names) from pg_index idx, lateral (
          select coalesce(jsonb_agg(other.attname) filter (where other.attname <> col.attname), '[]') as names,
            bool_or(other.attname = col.attname) as has_column
          from unnest(idx.indkey::int[]) as place join pg_attribute other on other.attrelid = child.oid and other.attnum = place) parts
        where idx.indrelid = child.oid and idx.indisunique and parts.has_column), '[]') as unique, coalesce((
        select jsonb_agg(part.attname) from pg_index idx
        join pg_attribute part on part.attrelid = child.oid and part.attnum = any(idx.indkey::int[])
        where idx.indrelid = child.oid and idx.indisprimary and part.attname <> col.attname), '[]') as primary
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
    primary: readNames(row['primary']),
    unique: Array.isArray(row['unique']) ? row['unique'].map(readNames) : [],
  }))
  return [...found, ...otherColumns]
}

const readNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Where rows move from, and where they move to. */
interface Move {
  from: string
  to: string
}

/** Whether a row names a community, as the only one or as one of several. */
const names = ({ column, isArray }: CommunityReference, id: string): SQL => {
  const value = sql`moving.${sql.identifier(column)}`
  return isArray ? sql`${value} @> array[${id}]::text[]` : sql`${value} = ${id}`
}

/** The value that names another community instead. */
const replaced = ({ column, isArray }: CommunityReference, { from, to }: Move): SQL =>
  isArray ? sql`array_replace(moving.${sql.identifier(column)}, ${from}, ${to})` : sql`${to}`

/** Returns whether a row anywhere names a community, such as a family's request, a review, or an invoice. [WORK-015] */
export async function isReferenced(tx: Orm, id: string): Promise<boolean> {
  const references = [
    ...(await findReferences(tx)),
    { table: 'invoices', column: 'community_id', primary: [], unique: [] },
  ]
  const named = references.map(
    (reference) => sql`exists (select from ${sql.identifier(reference.table)} as moving
      where ${names(reference, id)} ${reference.where ? sql`and ${reference.where}` : sql``})`,
  )
  const [row] = await rowsOf(tx, sql`select ${sql.join(named, sql` or `)} as is_referenced`)
  return row?.['is_referenced'] === true
}

/** Whether a row would say the same as another one about the community that it moves to, such as that someone manages both. */
function hasConflict(reference: CommunityReference, { to }: Move): SQL {
  const { table, column, unique, isArray } = reference
  if (isArray) return names(reference, to)
  const conflicts = unique.map((others) => {
    const same = others.map(
      (other) => sql`other.${sql.identifier(other)} is not distinct from moving.${sql.identifier(other)}`,
    )
    const all = [sql`other.${sql.identifier(column)} = ${to}`, ...same]
    return sql`exists (select 1 from ${sql.identifier(table)} other where ${sql.join(all, sql` and `)})`
  })
  return conflicts.length === 0 ? sql`false` : sql`(${sql.join(conflicts, sql` or `)})`
}

/** Lets rows name another community, unless a row there says the same. Returns keys of the rows that moved. [DASH-010] */
export async function moveRows(tx: Orm, reference: CommunityReference, move: Move): Promise<string[]> {
  const { table, column, where } = reference
  const moved = await rowsOf(
    tx,
    sql`update ${sql.identifier(table)} as moving set ${sql.identifier(column)} = ${replaced(reference, move)}
      where ${names(reference, move.from)} ${where ? sql`and ${where}` : sql``} and not ${hasConflict(reference, move)}
      returning ${keyOf(reference)} as key`,
  )
  return moved.map((row) => String(row['key']))
}

/** Lets rows that a merge moved name the earlier community again, unless someone gave them another one. */
export async function moveRowsBack(
  tx: Orm,
  reference: CommunityReference,
  keys: readonly string[],
  move: Move,
): Promise<void> {
  if (keys.length === 0) return
  const { table, column, where } = reference
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )
  await tx.execute(
    sql`update ${sql.identifier(table)} as moving set ${sql.identifier(column)} = ${replaced(reference, move)}
      where ${names(reference, move.from)} ${where ? sql`and ${where}` : sql``} and ${keyOf(reference)} in (${list})`,
  )
}

/** The key of a row among those of one community. A table with the community alone as its key has one such row. */
function keyOf({ primary }: CommunityReference): SQL {
  if (primary.length === 0) return sql`''`
  const values = primary.map((part) => sql`moving.${sql.identifier(part)}`)
  return sql`concat_ws(' ', ${sql.join(values, sql`, `)})`
}
