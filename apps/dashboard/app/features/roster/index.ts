export { rosterOf } from './list'
export { rosterPerson } from './person'
export { rosterTexts } from './texts'
