export { withDistinctHouses, withDistinctHousesInBoth } from './distinct-houses.server'
export { houseInWindows } from './house-in-windows.server'
export { shownImages } from './shown-images.server'
