export { licenseInputs } from './inputs'
export { licenses } from './list'
export { licenseLine, validityOf } from './row'
export { licensesTexts } from './texts'
