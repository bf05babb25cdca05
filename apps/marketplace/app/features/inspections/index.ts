export { Inspections } from './Inspections'
export type { RecordView } from './record-view'
export { inspectionsTexts } from './texts'
