import { type Static, type TUnsafe, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { staff } from '../roles'
import { moment, strictObject } from '../schemas/record'
import { listParameters, range, reference } from '../schemas/list-parameters'
import { line } from '../schemas/text'

const resource = 'bulk-actions'

const recordType = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 })

/** New values by field. The schema of the record's own update checks them. */
const values: TUnsafe<Readonly<Record<string, unknown>>> = Type.Unsafe(Type.Object({}, { minProperties: 1 }))

/** The most records that can be named by ID, and that a filter can select. */
export const bulkLimits = { ids: 500, records: 5000 }

/**
 * One change to several records of a type: those with the IDs, or all that match the query of their list, such as `filter[stage]=new`. [WORK-003]
 */
export const NewBulkAction = strictObject({
  recordType,
  changes: values,
  ids: Type.Optional(Type.Array(line(160), { minItems: 1, maxItems: bulkLimits.ids })),
  query: Type.Optional(Type.String({ maxLength: 4000 })),
})
export type NewBulkAction = Static<typeof NewBulkAction>

/** The list of your bulk actions. */
export const BulkActionParameters = listParameters(['createdAt'], {
  recordType: reference(recordType),
  createdAt: range(moment),
})
export type BulkActionParameters = Static<typeof BulkActionParameters>

/** A record that a bulk action didn't change, and why. */
const BulkProblem = Type.Object({ recordId: Type.String(), detail: Type.String() })

/** A bulk action, with the number of records in each state. [WORK-003] */
export const BulkAction = Type.Object({
  id: Type.String(),
  recordType,
  changes: values,
  createdAt: moment,
  status: Type.Union([
    Type.Literal('running'),
    Type.Literal('finished'),
    Type.Literal('undoing'),
    Type.Literal('undone'),
  ]),
  total: Type.Integer(),
  /** Records that are still to be changed. */
  waiting: Type.Integer(),
  changed: Type.Integer(),
  /** Records that already had the values. */
  unchanged: Type.Integer(),
  failed: Type.Integer(),
  undone: Type.Integer(),
  /** Records that weren't changed back, because someone changed them since. */
  kept: Type.Integer(),
  /** The first 20 problems. */
  problems: Type.Array(BulkProblem),
  /** When undoing stops being possible. Missing if nothing can be undone. */
  undoUntil: Type.Optional(moment),
})
export type BulkAction = Static<typeof BulkAction>

/** What a bulk action would do. */
export interface BulkPreview {
  total: number
  /** Records that already have the values. */
  unchanged: number
}

/** One change to several records. Each record is changed as if you had changed it alone. [WORK-003] */
export const bulkActions = {
  list: {
    method: 'GET',
    path: '/platform/bulk-actions',
    status: 200,
    access: staff,
    summary: 'Lists your bulk actions of the last day, by default newest first',
    resource,
    query: BulkActionParameters,
    response: pageOf(BulkAction),
  },
  get: {
    method: 'GET',
    path: '/platform/bulk-actions/:id',
    status: 200,
    access: staff,
    summary: 'Returns one of your bulk actions with its progress',
    resource,
    response: BulkAction,
  },
  create: {
    method: 'POST',
    path: '/platform/bulk-actions',
    status: 201,
    access: staff,
    summary: 'Changes several records, the first 20 immediately and more in the background',
    resource,
    body: NewBulkAction,
    response: BulkAction,
  },
  preview: {
    method: 'POST',
    path: '/platform/bulk-actions/preview',
    status: 200,
    access: staff,
    summary: 'Returns how many records a bulk action would change, and changes nothing',
    body: NewBulkAction,
    response: of<BulkPreview>(),
  },
  undo: {
    method: 'POST',
    path: '/platform/bulk-actions/:id/undo',
    status: 200,
    access: staff,
    summary: 'Changes the records back, within ten minutes, except those that someone changed since',
    resource,
    response: BulkAction,
  },
} as const satisfies Endpoints
