export { timelineRoutes } from './timeline-routes'
