export { monthlyLines } from './cost-lines'
export { CostSection } from './CostSection'
export { costTexts } from './texts'
export { useStoredAnswers } from './use-stored-answers'
