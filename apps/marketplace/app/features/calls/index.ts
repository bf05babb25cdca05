export { callFields, readCallStart } from './call-fields'
export { CallChoices } from './CallChoices'
export { CallPage } from './CallPage'
export { callsTexts } from './texts'
