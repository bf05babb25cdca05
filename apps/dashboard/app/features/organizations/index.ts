export { organizationInputs } from './inputs'
export { organizations } from './list'
export { contracts, members } from './related-lists'
export { organizationsTexts } from './texts'
