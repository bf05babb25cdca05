import { type Endpoints, of, pageOf } from '../endpoint'
import type { RecordChangeParameters } from '../schemas/record-changes'

/** What a change replaced in one field. A value that was missing, or that an erasure deleted, is null. */
export interface ChangedValue {
  /** The field, or `field.key` in one that holds an object. */
  field: string
  before: unknown
  after: unknown
}

/** What a member of the staff did with a record. [WORK-006, WORK-017] */
export interface RecordChange {
  id: string
  at: string
  action: 'created' | 'changed' | 'deleted'
  /** The JSON:API type of the record. */
  recordType: string
  recordId: string
  /** The family that the record belongs to. */
  clientId?: string
  actorId: string
  /** The name of the person, while the account exists. */
  actor?: string
  /** Contact info is masked. */
  values: ChangedValue[]
}

/** What staff did with records. Nothing here can be changed. [WORK-017] */
export const recordChanges = {
  list: {
    method: 'GET',
    path: '/platform/record-changes',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Lists what staff did with records, by default newest first; advisors see the records of their families',
    resource: 'record-changes',
    query: of<RecordChangeParameters>(),
    response: pageOf<RecordChange>(),
  },
} as const satisfies Endpoints
