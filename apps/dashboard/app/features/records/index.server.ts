export { recordAction } from './act-on-record.server'
export { newRecordAction, newRecordLoader } from './create-record.server'
export { recordLoader, recordLoaderWith } from './load-record.server'
export {
  asSeen,
  idOf,
  receiveFields,
  type ReceiveFields,
  type RecordCall,
  recordSource,
  type RunAction,
  type SentRecord,
} from './record-source.server'
export { relatedRows } from './related-rows.server'
