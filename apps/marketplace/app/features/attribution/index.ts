export { recordAffiliate } from './attribution'
export { sendArrival, thisDevice } from './this-device'
export { useAttribution } from './use-attribution'
