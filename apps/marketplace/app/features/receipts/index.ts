export { receiptsTitle } from './receipts-title'
export { ReceiptsPage } from './ReceiptsPage'
export type { Outcome } from './submit-receipts.server'
export { receiptsTexts } from './texts'
