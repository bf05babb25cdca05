export { requireOpenings } from './opening-hours'
export { createLinkToken } from './link-token'
export { familyOrName } from './author'
export { orUnavailable, timeUnavailable } from './unavailable-time'
