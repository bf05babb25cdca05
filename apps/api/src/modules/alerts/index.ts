export { alertsRoutes } from './alerts-routes'
export { checkSearchAlert } from './check-search-alert'
export {
  deleteAlertsOfAddresses,
  deleteAlertsOfBrowsers,
  deleteUnconfirmedAlerts,
  listOwnedAlerts,
} from './search-alert-store'
