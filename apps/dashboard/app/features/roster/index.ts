export { rosterOf } from './list'
export { paperKinds, rosterPerson } from './person'
export { rosterTexts } from './texts'
