export { loadListing } from './load-listing.server'
