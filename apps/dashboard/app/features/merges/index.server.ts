export { mergeAction, mergeLoader } from './merge-routes.server'
export { mergeRuns } from './merge-runs.server'
