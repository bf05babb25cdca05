import { linePart, linePattern } from '@pkg/domain'
import {
  type Static,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
  Type,
} from '@sinclair/typebox'
import { paging } from './paging'
import { formMark } from './text'

/** A comparison of a filter other than equality, such as `lt` in `filter[dueAt][lt]`. */
export type ListOperator = 'ne' | 'in' | 'lt' | 'le' | 'gt' | 'ge' | 'exists'

/** A filter of a list: what it's equal to, and what its other comparisons compare it with. */
interface ListFilter {
  value: TSchema
  operators: Readonly<Partial<Record<ListOperator, TSchema>>>
}

const maxListLength = 4000

/** Returns the schema of values that are separated by commas. Each of them matches the pattern. */
const commaSeparated = (pattern: string, form: string) =>
  Type.String({
    maxLength: maxListLength,
    pattern: `^(?:${pattern})(?:,(?:${pattern}))*$`,
    [formMark]: `${form}, separated by commas`,
  })

/** Returns what a value of a schema consists of, which is never a comma. */
function wholePattern({ pattern = '' }: TString): string {
  if (pattern === linePattern) return linePart
  return pattern.startsWith('^') && pattern.endsWith('$') ? pattern.slice(1, -1) : '[^,]{1,160}'
}

const isSet = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** A filter by one or more of a few values. */
export const choice = <Value extends TUnion<TLiteral<string>[]>>(value: Value) =>
  ({
    value,
    operators: {
      ne: value,
      in: commaSeparated(
        value.anyOf.map((literal) => literal.const).join('|'),
        `some of ${value.anyOf.map((literal) => literal.const).join(', ')}`,
      ),
    },
  }) satisfies ListFilter

/** A filter by an id or a short code, of which a record can have none. */
export const reference = (value: TString) =>
  ({
    value,
    operators: { in: commaSeparated(wholePattern(value), 'values of the filter'), exists: isSet },
  }) satisfies ListFilter

/** A filter by a number, a day, or a time, of which a record can have none. */
export const range = <Value extends TSchema>(value: Value) =>
  ({ value, operators: { lt: value, le: value, gt: value, ge: value, exists: isSet } }) satisfies ListFilter

/** A filter by one value only. */
export const only = <Value extends TSchema>(value: Value) => ({ value, operators: {} }) satisfies ListFilter

type Filters = Readonly<Record<string, ListFilter>>

/** The query of a list. */
export type ListQuery<Sort extends string, Of extends Filters, More extends TProperties> = Static<
  TObject<typeof paging>
> &
  Static<TObject<More>> & { sort?: Sort | `-${Sort}` } & {
    [Name in keyof Of & string as `filter[${Name}]`]?: Static<Of[Name]['value']>
  } & {
    [Name in keyof Of & string as `filter[${Name}][${keyof Of[Name]['operators'] & string}]`]?: string | number
  }

/**
 * Returns the query schema of a list: paging, one sort (`-` reverses the order), filters with their comparisons, and other parameters. Every list
 * that staff see has this grammar. [WORK-003]
 */
export const listParameters = <
  const Sort extends string,
  const Of extends Filters,
  const More extends TProperties = Record<never, never>,
>(
  sorts: readonly [Sort, ...Sort[]],
  filters: Of,
  more?: More,
) =>
  Type.Unsafe<ListQuery<Sort, Of, More>>(
    Type.Object(
      {
        ...paging,
        sort: Type.Optional(Type.Union(sorts.flatMap((name) => [Type.Literal(name), Type.Literal(`-${name}`)]))),
        ...filterProperties(filters),
        ...more,
      },
      { additionalProperties: false },
    ),
  )

function filterProperties(filters: Filters): TProperties {
  const properties: TProperties = {}
  for (const [name, { value, operators }] of Object.entries(filters)) {
    properties[`filter[${name}]`] = Type.Optional(value)
    for (const [operator, schema] of Object.entries(operators)) {
      properties[`filter[${name}][${operator}]`] = Type.Optional(schema)
    }
  }
  return properties
}

/** A free-text search for lists of what people write. */
export const textFilter = Type.Optional(Type.String({ maxLength: 80 }))
