export { confirmAlert, findAlertEmail, saveSearch } from './alert-forms.server'
