export { AvailabilitySummary, Rooms } from './Rooms'
