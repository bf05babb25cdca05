export { type Picked, readPicked, writePicked } from './picked'
export { PickerField } from './PickerField'
export type { PickerApi, PickerSource } from './picker-source'
