/**
 * `started` while a question is open, `pending` while the step checks or sends something, then `submitting` and `done`. `error` means the
 * request couldn't be sent: see `unsent`. [GWZ-102]
 */
export type WizardStatus = 'pending' | 'started' | 'submitting' | 'done' | 'error'

/** Returns whether a question is open, even while its step checks or sends something. */
export function isQuestionOpen({ status }: { status: WizardStatus }): boolean {
  return status === 'started' || status === 'pending'
}
