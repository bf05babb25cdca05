export { communities } from './list'
export { communitiesTexts } from './texts'
