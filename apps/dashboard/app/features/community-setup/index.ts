export { SetupFrame } from './SetupFrame'
export { setupTexts } from './texts'
