export { hasOpenQuestions, loadFamilyQuestions } from './load-family-questions.server'
