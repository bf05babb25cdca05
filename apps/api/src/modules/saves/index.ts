export { deleteAnonymousSavesBefore } from './save-store'
export { savesRoutes } from './saves-routes'
export { shareKey } from './share-store'
export { listSavedTools } from './tool-store'
