export { SetupFrame } from './SetupFrame'
export { stepHref } from './setup'
export { setupTexts } from './texts'
