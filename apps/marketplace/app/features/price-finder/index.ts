export type { Prices } from './load-prices.server'
export { PriceFinder } from './PriceFinder'
export { priceTexts } from './texts'
export { whereOf } from './where'
