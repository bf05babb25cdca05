export { OfflinePage } from './OfflinePage'
export { offlineTexts } from './texts'
export { useOfflineSaves } from './use-offline-saves'
