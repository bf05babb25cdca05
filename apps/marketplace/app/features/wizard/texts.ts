/** The texts around the wizard while it opens. */
export const openingTexts = {
  title: 'Get pricing',
  loading: 'Loading…',
  failed: 'We couldn’t load the questions. Check your connection and try again.',
  retry: 'Try again',
} as const
