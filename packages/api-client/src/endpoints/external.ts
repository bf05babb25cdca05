import { type Endpoints, of } from '../endpoint'
import type { FormResponseParameters, Job } from '../schemas/external'

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

/** Form responses from a form service. Empty unless one is configured. [API-045] */
export const formResponses = {
  list: {
    method: 'GET',
    path: '/external/typeform/response',
    status: 200,
    access: ['admin'],
    summary: 'Lists the responses to a form from the form service; empty if none is configured',
    query: of<FormResponseParameters>(),
    response: of<{ isConfigured: boolean; items: { id: string; submittedAt: string; answers: unknown[] }[] }>(),
  },
} as const satisfies Endpoints

/** Open positions from a job board service. Empty unless one is configured. [API-047] */
export const jobs = {
  list: {
    method: 'GET',
    path: '/:board/jobs',
    status: 200,
    access: 'anyone',
    summary: 'Lists open positions from the job board service; empty if none is configured',
    response: of<{ isConfigured: boolean; jobs: Job[] }>(),
  },
} as const satisfies Endpoints
