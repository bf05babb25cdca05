import { readFileSync } from 'node:fs'
import { careTypeSlugs } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { addressId } from '../identity'
import { careForBeds, careInName, distinctCare, readPlace, parseCount, type Cells, type RecordSource } from '../source'

const column = Type.String({ minLength: 1 })
const care = Type.Array(Type.Union(careTypeSlugs.map((slug) => Type.Literal(slug))), { minItems: 1 })

/** The description of a source: what its columns contain, and which care types its licenses are for. */
const Mapping = Type.Object(
  {
    source: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' }),
    title: Type.Optional(Type.String({ minLength: 1 })),
    authority: Type.String({ minLength: 1 }),
    columns: Type.Object(
      {
        /** Without a license number, the id is made from the name and the address. */
        id: Type.Optional(column),
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
    /** The state, for files without a state column. */
    state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    /** The statuses of open and closed licenses, in capitals. Without them, every row is open. */
    open: Type.Optional(Type.Array(Type.String())),
    closed: Type.Optional(Type.Array(Type.String())),
    /** Care types by license type, in capitals. Rows of other types are rejected. Without it, the number of beds decides. */
    care: Type.Optional(Type.Record(Type.String(), care)),
  },
  { additionalProperties: false },
)
type Mapping = Static<typeof Mapping>

/** An unusable description of a source. The message says what to fix. */
export class MappingError extends Error {
  override readonly name = 'MappingError'
}

/**
 * Reads the source that a `--map` file describes.
 * @throws {MappingError} when the file isn't a valid description, or its source has one of the names in `usedNames`.
 */
export function readMappedSource(path: string, usedNames: readonly string[]): RecordSource {
  const mapping = readMapping(path)
  const { source, authority, columns, state } = mapping
  if (['demo', 'provider', ...usedNames].includes(source))
    throw new MappingError(`${path}: The source ${source} already exists. Choose another name`)
  if (!state && !columns.state) throw new MappingError(`${path}: Add "state", or a column for the state`)
  return {
    name: source,
    title: mapping.title ?? source,
    authority,
    columns: Object.fromEntries(Object.entries(columns).map(([name, header]) => [name, [header]])),
    optional: [],
    ...(columns.asOf && { dateColumn: 'asOf' }),
    read: (cell, asOf) => readRow(mapping, cell, asOf),
  }
}

function readMapping(path: string): Mapping {
  const value = parseFile(path)
  if (Value.Check(Mapping, value)) return value
  const [error] = Value.Errors(Mapping, value)
  throw new MappingError(`${path}: ${error?.path || 'The file'}: ${error?.message ?? 'Invalid'}`)
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new MappingError(`${path} isn't valid JSON: ${error instanceof Error ? error.message : ''}`)
  }
}

function readRow(mapping: Mapping, cell: Cells, asOf: string): ReturnType<RecordSource['read']> {
  const place = { ...readPlace(cell), ...(mapping.state && { state: mapping.state }) }
  const sourceId = mapping.columns.id ? cell.value('id') : addressId(cell.value('name'), place)
  if (!sourceId) return cell.defect('id', 'No license number')
  const status = cell.value('status').toUpperCase()
  if (mapping.closed?.includes(status)) return { closed: sourceId }
  if (mapping.open && !mapping.open.includes(status)) {
    return { ...cell.defect('status', 'No active residential license'), sourceId }
  }
  const name = cell.value('name')
  if (!name) return { ...cell.defect('name', 'No name'), sourceId }
  const capacity = parseCount(cell.value('capacity'))
  const types = mapping.care?.[cell.value('type').toUpperCase()]
  if (mapping.care && !types) return { ...cell.defect('type', 'Not a type in the description'), sourceId }
  return {
    facility: {
      sourceId,
      name,
      place,
      phone: cell.value('phone'),
      capacity,
      care: distinctCare(...(types ?? [careForBeds(capacity)]), ...careInName(name)),
      chain: '',
      asOf: cell.value('asOf') || asOf,
    },
  }
}
