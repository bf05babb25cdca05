export { contactInputs } from './inputs'
export { contacts } from './list'
export { contactRow, type ContactRow, telHref } from './row'
export { contactsTexts } from './texts'
