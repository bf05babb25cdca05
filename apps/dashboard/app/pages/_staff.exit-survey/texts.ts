/** The answers of the exit survey. */
export const exitSurveyTexts = {
  title: 'Exit survey',
  lead: 'What people who left the website couldn’t find, in the last 90 days. Answers don’t include names or email addresses.',
  answer: 'Answer',
  count: 'Times chosen',
  lastAt: 'Last chosen',
  none: 'No answers',
  noneHelp: 'Answers appear here when someone completes the exit survey.',
} as const
