export { PersonPage } from './PersonPage'
export { personTexts, rightsTexts } from './texts'
