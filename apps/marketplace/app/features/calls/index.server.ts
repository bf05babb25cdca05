export { callCalendarFile } from './calendar-file.server'
export { callOutcomes, findCall, loadCall, submitCall } from './call-page.server'
