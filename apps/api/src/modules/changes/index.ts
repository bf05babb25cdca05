export { blankAccountValues, blankFamilyValues, blankQuestionValues } from './change-store'
export { listMaskedValues } from './change-service'
export { changesRoutes } from './changes-routes'
