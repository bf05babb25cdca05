export { recordAccountAction } from './account-action-store'
export { blankAccountValues, blankFamilyValues, blankQuestionValues, listAnswerChanges } from './change-store'
export { listMaskedValues } from './change-service'
export { changesRoutes } from './changes-routes'
