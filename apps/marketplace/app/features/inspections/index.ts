export { Inspections } from './Inspections'
export { inspectionsTexts } from './texts'
