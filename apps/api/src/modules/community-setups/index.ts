export { communitySetupRoutes } from './setup-routes'
