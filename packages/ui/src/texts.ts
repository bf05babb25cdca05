/** Every text of the kit that no caller provides. */
export const texts = {
  close: 'Close',
  thereIsAProblem: 'There is a problem',
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  or: 'or',
}
