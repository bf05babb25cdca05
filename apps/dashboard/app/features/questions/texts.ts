/** The texts of questions that admins and communities answer. [COMM-010, ROLE-010] */
export const questionsTexts = {
  title: 'Questions',
  lead: {
    admin:
      'Questions that families asked about communities. Families see a question when it has an answer, or when you show it without one.',
    provider:
      'Questions that families asked about your communities. Families see a question when it has an answer, or when our staff show it without one after 5 days. Our staff don’t check your answer, so name no residents.',
  },
  search: 'Find by words of the question',
  question: 'Question',
  community: 'Community',
  author: 'Asked by',
  anonymous: 'A family that compares communities',
  anonymousHelp: 'They asked without their name. The community can’t see who asks.',
  overdue: (day: string) => `No answer after 5 days (asked ${day})`,
  showUnanswered: 'Show without an answer',
  showUnansweredHelp:
    'Everyone can read this question on the community’s page, with the words “No answer after 5 days”. An answer replaces them. The question waits in the list until then.',
  askedOn: 'Asked',
  language: 'Language',
  languages: { en: 'English', es: 'Spanish' },
  tab: { pending: 'Waiting', published: 'Answered' },
  none: 'No questions here',
  noneHelp: 'Questions appear here when someone asks one on the website.',
  answeredBy: {
    staff: (day: string) => `Answered by our staff, ${day}`,
    community: (day: string) => `Answered by the community’s team, ${day}`,
  },
  answer: 'Answer',
  answerHint:
    'Everyone can read it on the community’s page. If the person who asked has an email address, we’ll email them the first answer.',
  missing: 'Write an answer.',
  publish: 'Publish answer',
  replace: 'Replace answer',
  declineReason: 'Reason to decline',
  removeReason: 'Reason to remove',
  reasonHint:
    'Only the person who asked and our staff can read it. If that person has an email address, we’ll email it to them.',
  reasonMissing: 'Enter a reason, so they know why we don’t show it.',
  decline: 'Decline question',
  remove: 'Remove question',
} as const
