export { answerForm, refusalForm } from './question-forms.server'
