import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference } from './list-parameters'
import { line, uuid } from './text'

const action = Type.Union([Type.Literal('created'), Type.Literal('changed'), Type.Literal('deleted')])

/** The list of what staff did with records. `record` is the id of one. [WORK-017] */
export const RecordChangeParameters = listParameters(['at'], {
  recordType: only(line(60)),
  record: reference(line(160)),
  client: reference(uuid),
  actor: reference(uuid),
  action: choice(action),
  at: range(moment),
})
export type RecordChangeParameters = Static<typeof RecordChangeParameters>
