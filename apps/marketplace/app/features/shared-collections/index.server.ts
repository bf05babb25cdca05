export {
  collectionView,
  loadCollection,
  readCollectionToken,
  recordOpen,
  storeCollectionToken,
} from './shared-collection.server'
