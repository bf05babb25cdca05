export { readPickerField, replacePicker } from './read-picker.server'
