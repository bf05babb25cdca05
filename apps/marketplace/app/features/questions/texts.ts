/** The texts of a community's questions. [COMM-010] */
export const questionsTexts = {
  title: 'Questions families asked',
  none: 'No questions yet',
  noneDetail: 'Ask one. We’ll show it here when it has an answer.',
  unavailable: 'We can’t show the questions right now. Try again in a few minutes.',
  ask: 'Ask a question',
  askSeveral: 'Ask up to 3 communities',
  showMore: (count: number) => (count === 1 ? 'Show 1 more question' : `Show ${count} more questions`),
  asked: (author: string, day: string) => `Asked by ${author}, ${day}`,
  askedWithoutName: (day: string) => `Asked by a family that compares communities, ${day}`,
  overdue: (day: string) => `No answer after 5 days (asked ${day})`,
  answeredBy: {
    staff: (_community: string, day: string) => `Answered by our staff, ${day}`,
    community: (community: string, day: string) => `Answered by the team of ${community}, ${day}`,
  },
} as const
