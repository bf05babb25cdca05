export { priceSheet, type PriceView, type RoomView, savedText } from './price-sheet'
export { PriceSheet } from './PriceSheet'
export * as priceSheetStyles from './PriceSheet.css'
export { pricesTexts } from './texts'
