import type { DataTable, DataTableColumn } from '@pkg/api-client'
import { type Endpoint, endpoints, resourceSchemas } from '@pkg/api-client/server'
import { KindGuard, type TSchema, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { schemaProperties, type SchemaProperty } from '../../http/schema-properties'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'

const lists = new Map(
  Object.values(endpoints).flatMap((rows): [string, Endpoint][] => {
    if (!('list' in rows)) return []
    const row: Endpoint = rows.list
    return row.resource ? [[row.resource, row]] : []
  }),
)

/** Registers the definitions of the dashboard's tables, generated from the schemas that the lists are validated with. [API-045] */
export function dataTableRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'dataTables', {
    get({ params: { id }, person }): DataTable {
      const list = lists.get(id)
      if (!list || !mayList(person, list)) throw notFound('table', id)
      const parameters = schemaProperties(list.query)
      const filters = parameters.flatMap(({ name }) => /^filter\[([\w-]+)\]$/.exec(name)?.[1] ?? [])
      return {
        id,
        resource: list.path,
        columns: listColumns(id, parameters),
        filters,
        comparisons: listComparisons(parameters),
      }
    },
  })
}

/** Returns the columns of a table: the attributes of its resources, or what its list is sorted by where these have no schema. */
function listColumns(id: string, parameters: readonly SchemaProperty[]): DataTableColumn[] {
  const sort = parameters.find(({ name }) => name === 'sort')?.schema
  const options = sort && KindGuard.IsUnion(sort) ? sort.anyOf.filter(KindGuard.IsLiteral) : []
  const sortable = options.map((option) => String(option.const)).filter((name) => !name.startsWith('-'))
  const schema = Object.hasOwn(resourceSchemas, id) ? resourceSchemas[id] : undefined
  const filterOf = (name: string) => parameters.find((parameter) => parameter.name === `filter[${name}]`)?.schema
  const attributes: [string, TSchema][] = schema
    ? Object.entries(schema.properties)
    : sortable.map((name) => [name, filterOf(name) ?? Type.String()])
  return attributes
    .filter(([name]) => name !== 'id' && name !== 'version')
    .map(([name, type]) => ({ name, type: columnType(type), isSortable: sortable.includes(name) }))
}

function listComparisons(parameters: readonly SchemaProperty[]): Record<string, string[]> {
  const comparisons: Record<string, string[]> = {}
  for (const { name } of parameters) {
    const [, filter, operator] = /^filter\[([\w-]+)\]\[(\w+)\]$/.exec(name) ?? []
    if (filter && operator) comparisons[filter] = [...(comparisons[filter] ?? []), operator]
  }
  return comparisons
}

function mayList({ role }: Person, { access }: Endpoint): boolean {
  return access === 'anyone' || access.some((allowed) => allowed === role)
}

function columnType(schema: TSchema): DataTableColumn['type'] {
  if (KindGuard.IsNumber(schema) || KindGuard.IsInteger(schema)) return 'number'
  if (KindGuard.IsBoolean(schema)) return 'yes-no'
  if (KindGuard.IsArray(schema)) return 'list'
  if (KindGuard.IsObject(schema) || KindGuard.IsRecord(schema)) return 'values'
  return /^\^\(*\\d\{4\}-/.test(String(schema['pattern'] ?? '')) ? 'time' : 'text'
}
