export { AdvisorCard } from './AdvisorCard'
