export { NoticesPage } from './NoticesPage'
export { noticesTexts } from './texts'
