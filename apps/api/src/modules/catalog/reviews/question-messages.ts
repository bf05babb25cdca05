import type { CommunityQuestion } from '@pkg/api-client'
import type { MessageBlock, MessageContent } from '../../messaging'

/** What an email says about a question. */
export interface EmailedQuestion {
  id: string
  /** The name of the community. */
  community: string
  /** The name of the person who asked. */
  name: string
}

/** An answer and who gave it. */
export type EmailedAnswer = Pick<CommunityQuestion['answers'][number], 'text' | 'answeredBy'>

const greeting = ({ name }: EmailedQuestion) => (name ? `Hi ${name},` : 'Hi,')

const seeQuestion = ({ id }: EmailedQuestion): MessageBlock => ({
  action: { label: 'See your question', url: `{marketplace}/questions/${id}` },
})

/** Returns the email to a person whose question has its first answer. [COMM-010] */
export const questionAnswered = (question: EmailedQuestion, { text, answeredBy }: EmailedAnswer): MessageContent => ({
  kind: 'question-answered',
  subject: `Your question about ${question.community} has an answer`,
  blocks: [
    greeting(question),
    answeredBy === 'community'
      ? `The team of ${question.community} answered your question:`
      : `Our staff answered your question about ${question.community}:`,
    text,
    'Families can read your question and the answer on the community’s page.',
    seeQuestion(question),
  ],
})

/** Returns the email to a person whose question staff declined or removed. [COMM-010] */
export const questionDeclined = (question: EmailedQuestion, reason: string): MessageContent => ({
  kind: 'question-declined',
  subject: `We don’t show your question about ${question.community}`,
  blocks: [
    greeting(question),
    `We don’t show your question on the page of ${question.community}. Reason: ${reason}`,
    'Only you and our staff can read this reason. You can ask another question at any time.',
    seeQuestion(question),
  ],
})
