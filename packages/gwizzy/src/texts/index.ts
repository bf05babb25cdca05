/**
 * What the machines themselves say, in English. An error keeps its English message in the context; screens look its translation
 * up in the catalogue of their language. Texts in the requirements keep their spelling.
 */
export const texts = {
  errors: {
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
  },
  buttons: {
    /** [GWZ-066] */
    continue: 'Continue',
    /** [GWZ-067] */
    submit: 'Submit',
  },
  status: {
    /** [GWZ-114] */
    submitting: 'Please wait while we submit your request',
    /** [GWZ-115] */
    done: 'Thank you! We will get back to you shortly',
    /** [GWZ-116] */
    noAgentDone: 'Thanks! We will connect you with helpful resources at your shared email!',
  },
} as const
