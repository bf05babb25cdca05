export { creditForm, questionForm } from './invoice-forms.server'
export { invoicesSource } from './source.server'
