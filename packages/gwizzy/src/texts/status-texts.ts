/** The English texts of `wizard-status.ts`. Texts fixed by the requirements keep their spelling. */
export const statusTexts = {
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
    /** [POST-018] */
    postConversionDone: 'Thank you, we are working on your request.',
  },
} as const
