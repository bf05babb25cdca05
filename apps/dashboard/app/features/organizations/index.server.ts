export { contractsSource, membersSource, organizationsSource } from './sources.server'
