export { wizardSessionsSource } from './source.server'
