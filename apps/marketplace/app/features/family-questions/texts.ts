/** The words around the questions about the person moving in. [POST-001] */
export const familyQuestionsTexts = {
  title: 'A few more questions',
  later: 'You can stop at any time. This device saves your answers, so you can continue later.',
  back: 'Back to your homebase',
  noScript: 'These questions need JavaScript, which your browser has turned off.',
  noScriptDetail: (phone: string) => `You can answer them by phone: ${phone}.`,
} as const
