export {
  type CountedRuns,
  countRuns,
  measureFilters,
  type RunCounts,
  type RunGroup,
  type RunMeasure,
  runMeasures,
} from './count-store'
export { keptRunDays, ownSite } from './event-service'
export { deleteRunsBefore } from './sum-store'
export { rebuildSums, startSumming, sumLateRuns } from './summing'
export { wizardEventsRoutes } from './wizard-events-routes'
