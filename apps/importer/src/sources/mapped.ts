import { readFileSync } from 'node:fs'
import { careTypeSlugs } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { careOfBeds, careOfName, eachOnce, placeOf, positive, type Cells, type Register } from '../source'

const column = Type.String({ minLength: 1 })
const care = Type.Array(Type.Union(careTypeSlugs.map((slug) => Type.Literal(slug))), { minItems: 1 })

/** A register described in a file: which of its columns is what, and which care its licences mean. */
const Mapping = Type.Object(
  {
    source: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' }),
    title: Type.Optional(Type.String({ minLength: 1 })),
    authority: Type.String({ minLength: 1 }),
    columns: Type.Object(
      {
        id: column,
        name: column,
        city: column,
        line1: Type.Optional(column),
        state: Type.Optional(column),
        zip: Type.Optional(column),
        county: Type.Optional(column),
        phone: Type.Optional(column),
        capacity: Type.Optional(column),
        latitude: Type.Optional(column),
        longitude: Type.Optional(column),
        status: Type.Optional(column),
        type: Type.Optional(column),
        asOf: Type.Optional(column),
      },
      { additionalProperties: false },
    ),
    /** For files of one state that do not name it. */
    state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    /** Statuses under which people live there, and those of closed houses, in capitals. Without a status column all are open. */
    open: Type.Optional(Type.Array(Type.String())),
    closed: Type.Optional(Type.Array(Type.String())),
    /** Care by type, in capitals; without one by beds. A type that is not listed is rejected where a list is given. */
    care: Type.Optional(Type.Record(Type.String(), care)),
  },
  { additionalProperties: false },
)
type Mapping = Static<typeof Mapping>

/** The description of a register cannot be used. The message says where it is wrong. */
export class WrongMapping extends Error {
  override readonly name = 'WrongMapping'
}

/**
 * The register that a `--map` file describes.
 * @throws {WrongMapping} when the file is no such description, or claims a name that is `taken`.
 */
export function mappedRegister(path: string, taken: readonly string[]): Register {
  const mapping = mappingIn(path)
  const { source, authority, columns, state } = mapping
  if (['demo', 'provider', ...taken].includes(source))
    throw new WrongMapping(`${path}: the source ${source} exists already`)
  if (!state && !columns.state) throw new WrongMapping(`${path}: either "state" or a column for it is needed`)
  return {
    source,
    title: mapping.title ?? source,
    authority,
    columns: Object.fromEntries(Object.entries(columns).map(([name, one]) => [name, [one]])),
    optional: [],
    ...(columns.asOf && { dated: 'asOf' }),
    read: (cell, asOf) => rowOf(mapping, cell, asOf),
  }
}

function mappingIn(path: string): Mapping {
  const value = parsed(path)
  if (Value.Check(Mapping, value)) return value
  const [problem] = Value.Errors(Mapping, value)
  throw new WrongMapping(`${path}: ${problem?.path || 'the whole'}: ${problem?.message ?? 'unknown reason'}`)
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (problem) {
    throw new WrongMapping(`${path} cannot be read as JSON: ${problem instanceof Error ? problem.message : ''}`)
  }
}

function rowOf(mapping: Mapping, cell: Cells, asOf: string): ReturnType<Register['read']> {
  const sourceId = cell.value('id')
  if (!sourceId) return cell.defect('id', 'there is no licence number')
  const status = cell.value('status').toUpperCase()
  if (mapping.closed?.includes(status)) return { closed: sourceId }
  if (mapping.open && !mapping.open.includes(status)) {
    return { ...cell.defect('status', 'not a licence to house anyone'), sourceId }
  }
  const name = cell.value('name')
  if (!name) return { ...cell.defect('name', 'there is no name'), sourceId }
  const capacity = positive(cell.value('capacity'))
  const types = mapping.care?.[cell.value('type').toUpperCase()]
  if (mapping.care && !types) return { ...cell.defect('type', 'not a type of the mapping'), sourceId }
  return {
    facility: {
      sourceId,
      name,
      place: { ...placeOf(cell), ...(mapping.state && { state: mapping.state }) },
      phone: cell.value('phone'),
      capacity,
      care: eachOnce(...(types ?? [careOfBeds(capacity)]), ...careOfName(name)),
      chain: '',
      asOf: cell.value('asOf') || asOf,
    },
  }
}
