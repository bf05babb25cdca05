export { LegalPage } from './LegalPage'
export { PolicyLinks } from './PolicyLinks'
export { legalTexts } from './texts'
