export { questionForm } from './question-form.server'
