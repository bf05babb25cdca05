export { amountDigits, priceSheet, type PriceView, type RoomView, savedText } from './price-sheet'
export { PriceSheet } from './PriceSheet'
export { pricesTexts } from './texts'
