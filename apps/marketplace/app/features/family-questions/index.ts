export { FamilyQuestionsPage } from './FamilyQuestionsPage'
export { familyQuestionsTexts } from './texts'
