export { StatsPage } from './StatsPage'
export { statsTexts } from './texts'
