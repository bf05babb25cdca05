export { partnerInputs } from './inputs'
export { partners } from './list'
export { partnerStatus } from './row'
export { partnersTexts } from './texts'
