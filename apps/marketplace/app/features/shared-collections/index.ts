export { MissingCollectionPage } from './MissingCollectionPage'
export { SharedCollectionPage } from './SharedCollectionPage'
export { sharedCollectionTexts } from './texts'
