export { ownPlacesTitle } from './own-places-title'
export { OwnPlaceDistances } from './OwnPlaceDistances'
export { OwnPlacesPage } from './OwnPlacesPage'
export { ownPlacesTexts } from './texts'
