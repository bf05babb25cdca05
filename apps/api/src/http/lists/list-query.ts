import type { ListOperator } from '@pkg/api-client/server'
import { and, asc, is, or, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../../database/like-pattern'

/** What a list sorts and filters by: a column, or an expression of texts or numbers. */
export type ListColumn = PgColumn | SQL

/** The columns of a list, by the names that its query has for them. */
export type ListColumns = Readonly<Record<string, ListColumn>>

/** The sort of a list whose query has none, and what orders records with equal values: `ties`, if any, and then a unique column. */
export interface ListDefaults {
  sort: string
  ties?: readonly SQL[]
  unique: ListColumn
}

/** Returns the condition on a column. The values are SQL parameters. */
type Compare = (column: ListColumn, values: SQL[]) => SQL

const operators: Readonly<Record<Exclude<ListOperator, 'exists'> | 'eq', Compare>> = {
  eq: (column, [value]) => sql`${column} = ${value}`,
  ne: (column, [value]) => sql`${column} is distinct from ${value}`,
  in: (column, values) => sql`${column} in (${sql.join(values, sql`, `)})`,
  lt: (column, [value]) => sql`${column} < ${value}`,
  le: (column, [value]) => sql`${column} <= ${value}`,
  gt: (column, [value]) => sql`${column} > ${value}`,
  ge: (column, [value]) => sql`${column} >= ${value}`,
}

/** The database stores microseconds and clients see milliseconds, so a time is compared with the whole millisecond. */
const timeOperators: typeof operators = {
  ...operators,
  eq: (column, [value]) => sql`${column} >= ${value} and ${column} < ${endOf(value)}`,
  ne: (column, [value]) => sql`not coalesce(${column} >= ${value} and ${column} < ${endOf(value)}, false)`,
  le: (column, [value]) => sql`${column} < ${endOf(value)}`,
  gt: (column, [value]) => sql`${column} >= ${endOf(value)}`,
}

const endOf = (value: SQL | undefined): SQL => sql`${value}::timestamptz + interval '1 millisecond'`

const isOperator = (name: string): name is keyof typeof operators => Object.hasOwn(operators, name)

/** Returns the condition of the filters of a query that its schema has checked. Leaves out filters of other names. [WORK-003] */
export function filterCondition(query: object, columns: ListColumns): SQL | undefined {
  return and(
    ...Object.entries(query).flatMap(([parameter, value]) => {
      const [, name = '', operator = ''] = /^filter\[([\w-]+)\](?:\[(\w+)\])?$/.exec(parameter) ?? []
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined
      if (!column || value === undefined) return []
      return [compare(column, operator, String(value))]
    }),
  )
}

/** Returns the condition that one of the texts contains what a person typed. None without it. [WORK-003] */
export function textCondition(typed: string | undefined, texts: readonly ListColumn[]): SQL | undefined {
  if (!typed) return undefined
  const pattern = containing(typed)
  return or(...texts.map((text) => sql`${text} ilike ${pattern}`))
}

function compare(column: ListColumn, operator: string, value: string): SQL {
  if (operator === 'exists') return value === 'true' ? sql`${column} is not null` : sql`${column} is null`
  const values = operator === 'in' ? value.split(',') : [value]
  const known = isTime(column) ? timeOperators : operators
  return known[isOperator(operator) ? operator : 'eq'](
    column,
    values.map((text) => storedValue(column, text)),
  )
}

/** Returns whether a column holds times, and not calendar days, which are texts. */
const isTime = (column: ListColumn): boolean => is(column, PgColumn) && column.dataType === 'date'

/** Returns the order of a list. Records without the value come last in both directions. [WORK-003] */
export function listOrder(
  query: object,
  columns: ListColumns,
  { sort: first, ties = [], unique }: ListDefaults,
): SQL[] {
  const sort = 'sort' in query && typeof query.sort === 'string' ? query.sort : first
  const column = columns[sort.replace(/^-/, '')]
  if (!column) throw new Error(`The list can't be sorted by ${sort}`)
  const isDescending = sort.startsWith('-')
  // An index serves `desc` without `nulls last` only.
  const isFilled = is(column, PgColumn) && column.notNull
  const order = isDescending ? sql`${column} desc` : sql`${column}`
  return [isDescending && !isFilled ? sql`${order} nulls last` : order, ...ties, asc(unique)]
}

/** Returns the position of a column's value in a list of values. It sorts stages by how far along they are, and not by name. */
export const positionIn = (values: readonly string[], column: PgColumn): SQL =>
  sql`array_position(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[], ${column})`

/** Returns a value of a query as the column stores it. The database reads times, and rejects those that don't exist. */
function storedValue(column: ListColumn, value: string): SQL {
  return is(column, PgColumn) && !isTime(column) ? sql`${sql.param(value, column)}` : sql`${value}`
}
