export { findingTexts } from './finding-texts'
export { recordView, withoutRecord } from './record-view.server'
