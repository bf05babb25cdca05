/** Questions for a tour about what no public record says, by their ids. [FIND-024] */
export const tourQuestionTexts = {
  questions: {
    'ask-aides': 'On a Sunday and at 2 AM, how many people who give care are here, and for how many residents?',
    'ask-turnover': 'How many of your caregivers and nurses left in the last year?',
    'ask-administrator': 'Who runs this community, and for how long?',
    'ask-report': 'Can I read your last inspection report, and what did you change after it?',
    'ask-fines': 'Were you fined in the last 3 years, and why?',
    'ask-owner': 'Who owns this community, and has the owner changed in the last 3 years?',
  },
} as const
