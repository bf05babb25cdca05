const labels = {
  reached: 'Reached them',
  'left-message': 'Left a message',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
} as const

/** How a call to a family ended. [WORK-009] */
export type CallOutcome = keyof typeof labels

/** The outcomes, in the order in which a form shows them. [WORK-009] */
export const callOutcomes = ['reached', 'left-message', 'no-answer', 'wrong-number'] as const satisfies CallOutcome[]

/** Returns the label of an outcome. [WORK-009] */
export const callOutcomeLabel = (outcome: CallOutcome): string => labels[outcome]
