export { loadChecklist } from './load-checklist.server'
export { loadCosts } from './load-costs.server'
export { loadTools } from './load-tools.server'
export { deleteAnswers, loadSavedTools, saveAnswers } from './saved-tools.server'
