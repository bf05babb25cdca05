export { blankAccountValues, blankFamilyValues } from './change-store'
export { changesRoutes } from './changes-routes'
