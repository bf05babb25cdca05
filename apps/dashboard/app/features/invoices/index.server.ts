export { creditForm, questionForm } from './invoice-forms.server'
