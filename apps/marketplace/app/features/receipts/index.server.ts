export { headersToKeep, readAccess } from './receipts-access.server'
export { loadReceipts } from './receipts-page.server'
export { outcomes, submitReceipts } from './submit-receipts.server'
