/** The texts around the wizard while it opens. */
export const openingTexts = {
  title: 'Get pricing',
  description: 'Answer a few questions, one at a time. We’ll ask for your phone number near the end.',
  pick: 'Choose a community first',
  pickHint: 'Choose a community, then select Get pricing. We’ll take it from there.',
  loading: 'Loading…',
  failed: 'We couldn’t load the questions. Check your connection and try again.',
  retry: 'Try again',
} as const
