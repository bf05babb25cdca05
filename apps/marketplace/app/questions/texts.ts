/** The texts of questions: reading, asking, and what became of one's own. [COMM-010] */
export const questionsTexts = {
  title: 'Questions families asked',
  none: 'No questions yet',
  noneDetail: 'Ask one. We’ll show it here when it has an answer.',
  unavailable: 'We can’t show the questions right now. Try again in a few minutes.',
  ask: 'Ask a question',
  showMore: (count: number) => (count === 1 ? 'Show 1 more question' : `Show ${count} more questions`),
  asked: (author: string, day: string) => `Asked by ${author}, ${day}`,
  answeredBy: {
    staff: (_community: string, day: string) => `Answered by our staff, ${day}`,
    community: (community: string, day: string) => `Answered by the team of ${community}, ${day}`,
  },
  form: {
    title: (community: string) => `Ask a question about ${community}`,
    lead: 'Our staff and the community’s team will read your question. Either can answer it.',
    published:
      'When your question has an answer, everyone can read both on the community’s page, with your first name and the initial of your last name. If your account has an email address, we’ll email you the answer, or why we don’t publish your question.',
    text: 'Your question',
    textHint: 'Don’t name residents or people who work there, and don’t include health details or contact info.',
    submit: 'Send question',
    errors: {
      text: 'Write your question.',
      tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
      managed: 'You manage this community, so you can’t ask about it.',
    },
  },
  own: {
    title: (community: string) => `Your question about ${community}`,
    status: {
      pending: 'Your question is waiting for an answer',
      published: 'Your question has an answer',
      removed: 'We don’t show your question',
    },
    /** A published question whose answers were removed. */
    unanswered: 'Your question has no answer now',
    detail: {
      pending: 'Our staff and the community’s team can read it. This page will show the answer.',
      published: 'Everyone can read both on the community’s page.',
      removed: 'Only you and our staff can read your question and this reason. You can ask another question.',
    },
    unansweredDetail: 'The community’s page doesn’t show it until someone answers it.',
    reason: (reason: string) => `Reason: ${reason}`,
    missing: 'We can’t show this question here',
    missingDetail: 'It may belong to another account.',
    see: 'See all questions',
  },
} as const
