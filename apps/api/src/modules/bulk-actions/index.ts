export { bulkActionsRoutes } from './bulk-action-routes'
export { deleteBulkActionsBefore, deleteBulkItemsOf } from './bulk-action-store'
