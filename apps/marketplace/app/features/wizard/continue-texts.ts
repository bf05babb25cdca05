/** The texts of the offer to continue after a reload. */
export const continueTexts = {
  title: 'Continue where you stopped?',
  description: (name: string) => `You were asking about ${name}. Your answers are saved in this browser.`,
  continue: 'Continue',
  dismiss: 'Not now',
} as const
