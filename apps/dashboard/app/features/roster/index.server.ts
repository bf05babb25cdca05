export { rosterPersonSource, rosterSource } from './person-source.server'
