import { type Endpoints, of, pageOf } from '../endpoint'
import type { BulkAction, BulkActionParameters, BulkPreview, NewBulkAction } from '../schemas/bulk-actions'

const staff = ['provider', 'agent', 'real-estate-agent', 'admin'] as const
const resource = 'bulk-actions'

/** One change to several records. Each record is changed as if you had changed it alone. [WORK-003] */
export const bulkActions = {
  list: {
    method: 'GET',
    path: '/platform/bulk-actions',
    status: 200,
    access: staff,
    summary: 'Lists your bulk actions of the last day, by default newest first',
    resource,
    query: of<BulkActionParameters>(),
    response: pageOf<BulkAction>(),
  },
  get: {
    method: 'GET',
    path: '/platform/bulk-actions/:id',
    status: 200,
    access: staff,
    summary: 'Returns one of your bulk actions with its progress',
    resource,
    response: of<BulkAction>(),
  },
  create: {
    method: 'POST',
    path: '/platform/bulk-actions',
    status: 201,
    access: staff,
    summary: 'Changes several records, the first 20 immediately and more in the background',
    resource,
    body: of<NewBulkAction>(),
    response: of<BulkAction>(),
  },
  preview: {
    method: 'POST',
    path: '/platform/bulk-actions/preview',
    status: 200,
    access: staff,
    summary: 'Returns how many records a bulk action would change, and changes nothing',
    body: of<NewBulkAction>(),
    response: of<BulkPreview>(),
  },
  undo: {
    method: 'POST',
    path: '/platform/bulk-actions/:id/undo',
    status: 200,
    access: staff,
    summary: 'Changes the records back, within ten minutes, except those that someone changed since',
    resource,
    response: of<BulkAction>(),
  },
} as const satisfies Endpoints
