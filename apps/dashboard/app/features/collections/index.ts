export { linkView, listedCommunities } from './collection-page'
export { CollectionFields } from './CollectionFields'
export { CollectionPage } from './CollectionPage'
export { collectionsTexts } from './texts'
