/** The words about a community’s advisor. [TRUST-007, AGENT-005] */
export const advisorTexts = {
  title: 'Your local advisor',
  teamTitle: 'Who would call you',
  place: (city: string, state: string) => `${city}, ${state}`,
  years: (count: number) => (count === 1 ? '1 year as an advisor' : `${count} years as an advisor`),
  /** `callers` is a sentence’s subject with the time, such as `Ana Ruiz will call you by Mon, Nov 23, 2:30 PM MST`. */
  ifYouAsk: (callers: string) => `If you request pricing now: ${callers}.`,
  family: (words: string) => `A family said: “${words}”`,
  free: 'Our advisors’ help is free to families.',
  unknown: 'Before you share your number, we’ll tell you who will call.',
} as const
