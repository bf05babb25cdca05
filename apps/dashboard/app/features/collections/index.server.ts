export { changeCollection } from './change-collection.server'
export { newCollectionForm } from './collection-forms.server'
