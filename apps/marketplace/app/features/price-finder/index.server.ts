export { loadPrices, loadPricesAndOthers, readPriceQuestion } from './load-prices.server'
