export { calendarResponse, createCalendarFile } from './calendar-file.server'
export { findBooking, orNoDays, shownStatus, submitBooking } from './find-booking.server'
