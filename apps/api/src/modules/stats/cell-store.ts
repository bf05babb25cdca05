import { and, or, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import type { CountedList } from '../../http/lists/counted-list'
import type { Person } from '../../http/person'
import type { Filters, Measure } from './metrics'

/** A number to compute: all filters that its records match. */
export interface Cell {
  parts: readonly Filters[]
  amount: Measure['amount']
}

/** The cells of a list, what all their records match, and the periods of which each record matches one. */
interface Computation {
  cells: readonly Cell[]
  common: readonly Filters[]
  periods: readonly Filters[]
}

/** The number of a cell, and of its records. The value is missing if it's the median of nothing. */
export interface CellValue {
  value?: number
  count: number
}

/** The cells of one statement. PostgreSQL returns at most 1,664 columns. */
const mostCells = 400

/** Computes cells of one list, which a person may see, in a few statements. Each reads every record once. [WORK-014] */
export async function computeCells(
  orm: Orm,
  list: CountedList,
  { cells, ...limits }: Computation,
  person: Person,
): Promise<CellValue[]> {
  const values: CellValue[] = []
  for (let first = 0; first < cells.length; first += mostCells) {
    const some = cells.slice(first, first + mostCells)
    values.push(...(await computeSome(orm, list, { cells: some, ...limits }, person)))
  }
  return values
}

async function computeSome(
  orm: Orm,
  list: CountedList,
  { cells, common, periods }: Computation,
  person: Person,
): Promise<CellValue[]> {
  const flags = new Map<string, { name: SQL; filters: Filters }>()
  const flagOf = (filters: Filters): SQL => {
    const key = JSON.stringify(filters)
    const flag = flags.get(key) ?? { name: sql`${sql.identifier(`flag_${flags.size}`)}`, filters }
    flags.set(key, flag)
    return flag.name
  }
  const outputs = cells.map(({ parts, amount }, place) => {
    const matching = sql`filter (where ${sql.join(parts.map(flagOf), sql` and `)})`
    const value = amount ? sql`${aggregate(amount)} ${matching}` : sql`null::float`
    return sql`count(*) ${matching} as ${sql.identifier(`count_${place}`)}, ${value} as ${sql.identifier(`value_${place}`)}`
  })
  const conditions = [...flags.values()].map(
    ({ name, filters }) => sql`(${list.matches(orm, filters, person) ?? sql`true`}) as ${name}`,
  )
  const amounts = Object.entries(list.amounts)
    .filter(([name]) => cells.some(({ amount }) => amount?.name === name))
    .map(([name, amount]) => sql`(${amount()})::float as ${sql.identifier(name)}`)
  const matching = (filters: Filters) => list.matches(orm, filters, person)
  const where = and(await list.visible(orm, person), ...common.map(matching), or(...periods.map(matching)))
  const [row = {}] = await rowsOf(
    orm,
    // Not materialized, each condition would be computed again for each number.
    sql`with records as materialized (select ${sql.join([...conditions, ...amounts], sql`, `)}
      from ${list.from} where ${where ?? sql`true`}) select ${sql.join(outputs, sql`, `)} from records`,
  )
  return cells.map(({ amount }, place) => readValue(row, place, amount))
}

function readValue(row: Record<string, unknown>, place: number, amount: Cell['amount']): CellValue {
  const count = Number(row[`count_${place}`])
  if (!amount) return { value: count, count }
  const value = row[`value_${place}`]
  if (value === null || value === undefined) return amount.as === 'sum' ? { value: 0, count } : { count }
  return { value: Math.round(Number(value) * 10) / 10, count }
}

function aggregate({ name, as }: NonNullable<Cell['amount']>): SQL {
  const amount = sql.identifier(name)
  if (as === 'sum') return sql`sum(${amount})`
  return sql`percentile_cont(${as === 'median' ? sql`0.5` : sql`0.9`}) within group (order by ${amount})`
}
