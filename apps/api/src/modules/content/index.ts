export { contentEditorRoutes } from './content-editor-routes'
export { contentRoutes } from './content-routes'
export { storeLegalPages } from './legal-pages'
export { publishScheduled } from './publication-service'
