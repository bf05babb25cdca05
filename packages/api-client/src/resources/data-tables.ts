import { type Endpoints, of } from '../endpoint'

/** A column of a dashboard table, generated from the resource. */
export interface DataTableColumn {
  name: string
  type: 'text' | 'number' | 'yes-no' | 'time' | 'list' | 'values'
  isSortable: boolean
}

/** The columns, sort orders, and filters of a table of resources. [API-045] */
export interface DataTable {
  id: string
  resource: string
  columns: DataTableColumn[]
  filters: string[]
  /** The comparisons of the filters that have some besides equality, such as `lt` in `filter[dueAt][lt]`. */
  comparisons: Record<string, string[]>
}

/** Definitions of the dashboard's tables. [API-045] */
export const dataTables = {
  get: {
    method: 'GET',
    path: '/meta-data/datatables/:id',
    status: 200,
    access: ['agent', 'provider', 'real-estate-agent', 'admin'],
    summary: 'Returns the columns, sort orders, and filters of a list; the id is its resource type',
    resource: 'data-tables',
    response: of<DataTable>(),
  },
} as const satisfies Endpoints
