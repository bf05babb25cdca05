export { callMoveForm, newCallForm, newTourForm, tourMoveForm } from './booking-forms.server'
export { type BookingRow, callRow, tourRow } from './booking-row'
export {
  baseOf,
  bookingOf,
  changeBooking,
  isBookingIntent,
  orClosed,
  rejectBooking,
  submitBooking,
} from './change-booking.server'
export { loadFamilyBookings } from './load-bookings.server'
export { loadOpenOutcomes, type OpenOutcome } from './load-open-outcomes.server'
export { callTimeOptions, parseTourTimeValue, tourTimeOptions } from './time-options'
