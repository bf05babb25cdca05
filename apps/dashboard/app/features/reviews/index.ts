export { reviewsTexts } from './texts'
