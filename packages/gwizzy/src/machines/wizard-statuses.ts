/**
 * `started` while a question is open, `pending` while the step checks or sends something, then `submitting` and `done`. `error` means the
 * request couldn't be sent: see `unsent`. [GWZ-102]
 */
export type WizardStatus = 'pending' | 'started' | 'submitting' | 'done' | 'error'
