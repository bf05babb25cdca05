import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { line, uuid } from '../schemas/text'

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
  /** Why, if the person said so. */
  reason?: string
  /** Contact info is masked. */
  values: ChangedValue[]
}

const action = Type.Union([Type.Literal('created'), Type.Literal('changed'), Type.Literal('deleted')])

/** The list of what staff did with records. `record` is the id of one, and `q` searches the name of who did it. [WORK-017] */
export const RecordChangeParameters = listParameters(
  ['at'],
  {
    recordType: only(line(60)),
    record: reference(line(160)),
    client: reference(uuid),
    actor: reference(uuid),
    action: choice(action),
    at: range(moment),
  },
  { q: textFilter },
)
export type RecordChangeParameters = Static<typeof RecordChangeParameters>

/** What staff did with records. Nothing here can be changed. [WORK-017] */
export const recordChanges = {
  list: {
    method: 'GET',
    path: '/platform/record-changes',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Lists what staff did with records, by default newest first; advisors see the records of their families',
    resource: 'record-changes',
    query: RecordChangeParameters,
    response: pageOf<RecordChange>(),
  },
} as const satisfies Endpoints
