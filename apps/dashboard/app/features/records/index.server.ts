export { recordAction } from './act-on-record.server'
export { newRecordAction, newRecordLoader } from './create-record.server'
export { recordLoader, recordLoaderWith } from './load-record.server'
export { orChanged, rejectedStatus } from './or-changed.server'
export { readFields } from './read-fields.server'
export {
  asSeen,
  idOf,
  receiveFields,
  type ReceiveFields,
  receivePress,
  type RecordCall,
  recordSource,
  type RunAction,
  type SentRecord,
} from './record-source.server'
export { relatedRows } from './related-rows.server'
export { readBase } from './read-fields.server'
