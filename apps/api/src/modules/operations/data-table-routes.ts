import type { DataTable, DataTableColumn } from '@pkg/api-client'
import { type Endpoint, endpoints, requestSchemas, resourceSchemas } from '@pkg/api-client/server'
import { KindGuard, type TObject, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { schemaProperties } from '../../http/schema-properties'
import type { Person } from '../../http/person'
import { notFound } from '../../http/errors'

const schemas: Readonly<Record<string, TObject>> = resourceSchemas
const queries: Readonly<Record<string, Readonly<Record<string, { query?: TSchema; body?: TSchema }>>>> = requestSchemas
const lists = new Map(
  Object.entries(endpoints).flatMap(([group, rows]): [string, { row: Endpoint; query: TSchema | undefined }][] => {
    if (!('list' in rows)) return []
    const row: Endpoint = rows.list
    return row.resource ? [[row.resource, { row, query: queries[group]?.['list']?.query }]] : []
  }),
)

/** Registers the definitions of the dashboard's tables, generated from the schemas that the lists are validated with. [API-045] */
export function dataTableRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'dataTables', {
    get({ params: { id }, person }): DataTable {
      const schema = Object.hasOwn(schemas, id) ? schemas[id] : undefined
      const list = lists.get(id)
      if (!schema || !list || !mayList(person, list.row)) throw notFound('table', id)
      const parameters = schemaProperties(list.query)
      const sortable = JSON.stringify(parameters.find(({ name }) => name === 'sort')?.schema ?? {})
      const columns = Object.entries(schema.properties)
        .filter(([name]) => name !== 'id')
        .map(([name, type]): DataTableColumn => ({
          name,
          type: columnType(type),
          isSortable: sortable.includes(`"-${name}"`),
        }))
      const filters = parameters.flatMap(({ name }) => /^filter\[(.+)\]$/.exec(name)?.[1] ?? [])
      return { id, resource: list.row.path, columns, filters }
    },
  })
}

function mayList({ role }: Person, { access }: Endpoint): boolean {
  return access === 'anyone' || access.some((allowed) => allowed === role)
}

function columnType(schema: TSchema): DataTableColumn['type'] {
  if (KindGuard.IsNumber(schema) || KindGuard.IsInteger(schema)) return 'number'
  if (KindGuard.IsBoolean(schema)) return 'yes-no'
  if (KindGuard.IsArray(schema)) return 'list'
  if (KindGuard.IsObject(schema) || KindGuard.IsRecord(schema)) return 'values'
  return String(schema['pattern'] ?? '').startsWith('^\\d{4}-') ? 'time' : 'text'
}
