export { mergeActions } from './merge-actions'
export type { MergeKind } from './merge-kind'
export { MergePage } from './MergePage'
