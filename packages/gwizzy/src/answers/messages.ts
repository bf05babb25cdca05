/** The machines' messages about answers, in English. Screens look up the translation by the message. */
export const messages = {
  /** Shown on leaving the phone step. [VAL-014, ERR-006] */
  fakePhone: 'Fake phone number detected',
  /** Shown on leaving the email step. [VAL-015, ERR-007] */
  invalidEmail: 'Invalid email detected',
  unknownPlace: 'We couldn’t find this city or ZIP code. Check the spelling, or enter a 5-digit ZIP code.',
  unknownZip: 'We couldn’t find this ZIP code. Check the digits, or enter a city and state.',
  unclearPlace: 'Choose your city or ZIP code from the list.',
  /** Messages for a field checked separately, by answer name. [VAL-016, ERR-008] */
  unchecked: {
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid email',
  },
  /** The message for a field checked separately that has no text and no reason. [VAL-016, ERR-008] */
  invalid: 'Invalid',
  /** Shown for a day on which no tour can be booked. [TOUR-001 to TOUR-003, ERR-018] */
  tourDate: 'Please choose one of the available dates',
  /** [POST-006, ERR-018] */
  age: 'Please enter an age from 1 to 150',
} as const
