/** The texts of the exit survey that aren’t content. */
export const exitTexts = {
  default: { title: 'Before you go', text: 'Answer one question to help us improve this site.' },
  decline: 'No, thank you',
  close: 'Close',
  choose: 'Choose at least one answer',
  emailQuestion: 'Save your email on this device?',
  email: 'Email (optional)',
  emailHint: 'It stays in this browser, and we fill it in when you ask for pricing. We don’t get it with your answers.',
  invalidEmail: 'Enter an email address, such as ruth@example.com, or leave it empty',
  submit: 'Send my answer',
  submitting: 'Sending…',
  done: 'Thank you.',
} as const
