export { loadHomebase } from './load-homebase.server'
export { loadSavedLists, saveNote } from './load-saved.server'
