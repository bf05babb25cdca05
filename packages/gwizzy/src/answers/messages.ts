/** What the machines say about an answer, in English. Screens translate a message by looking it up in their catalogue. */
export const messages = {
  /** Leaving the phone step. [VAL-014, ERR-006] */
  fakePhone: 'Fake phone number detected',
  /** Leaving the email step. [VAL-015, ERR-007] */
  invalidEmail: 'Invalid email detected',
  /** A field checked on its own, by the name of its answer. [VAL-016, ERR-008] */
  unchecked: {
    phone: 'Please enter a valid phone number',
    email: 'Please enter a valid email',
  },
  /** A field checked on its own, without a text or a reason. [VAL-016, ERR-008] */
  invalid: 'Invalid',
  /** A day on which no tour can be booked. [TOUR-001 to TOUR-003, ERR-018] */
  tourDate: 'Please choose one of the available dates',
  /** [POST-006, ERR-018] */
  age: 'Please enter an age from 1 to 150',
} as const
