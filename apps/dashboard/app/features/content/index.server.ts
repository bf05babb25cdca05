export { editedEntry, editSource, loadChoices, renderBodies } from './edit-source.server'
export { contentSource } from './source.server'
