import { type Endpoints, of } from '../endpoint'
import type { FormResponseParameters, Job } from '../schemas/external'

/** A column of a table on the dashboard, made from the resource itself. */
export interface DataTableColumn {
  name: string
  type: 'text' | 'number' | 'yes-no' | 'time' | 'list' | 'values'
  isSortable: boolean
}

/** What a table of resources can show, be sorted by and be narrowed by. [API-045] */
export interface DataTable {
  id: string
  resource: string
  columns: DataTableColumn[]
  filters: string[]
}

/** What the tables of the dashboard are made of. [API-045] */
export const dataTables = {
  get: {
    method: 'GET',
    path: '/meta-data/datatables/:id',
    access: ['agent', 'provider', 'real-estate-agent', 'admin'],
    summary: 'The columns, orders and filters of one list; the id is the type of its resources',
    resource: 'data-tables',
    response: of<DataTable>(),
  },
} as const satisfies Endpoints

/** Answers to forms that a form service keeps. Without such a service there are none. [API-045] */
export const formResponses = {
  list: {
    method: 'GET',
    path: '/external/typeform/response',
    access: ['admin'],
    summary: 'The answers to one form, from the form service; none where no such service is set up',
    query: of<FormResponseParameters>(),
    response: of<{ isConfigured: boolean; items: { id: string; submittedAt: string; answers: unknown[] }[] }>(),
  },
} as const satisfies Endpoints

/** Open positions that a job-board service keeps. Without such a service there are none. [API-047] */
export const jobs = {
  list: {
    method: 'GET',
    path: '/:board/jobs',
    access: 'anyone',
    summary: 'The open positions on a board, from the job-board service; none where no such service is set up',
    response: of<{ isConfigured: boolean; jobs: Job[] }>(),
  },
} as const satisfies Endpoints
