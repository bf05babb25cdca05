export { contactsSource } from './source.server'
