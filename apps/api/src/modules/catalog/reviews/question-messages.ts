import { greeting } from '@pkg/domain'
import type { CommunityQuestion } from '@pkg/api-client'
import type { MessageBlock, MessageContent } from '../../messaging'

/** What an email says about a question. */
export interface EmailedQuestion {
  id: string
  /** The name of the community. */
  community: string
  /** The name of the person who asked. */
  name: string
  /** Whether its link has a token, as `{secret}`, because the person has no account. */
  hasToken: boolean
}

/** An answer and who gave it. */
export type EmailedAnswer = Pick<CommunityQuestion['answers'][number], 'text' | 'answeredBy'>

/** The path of the question's page. */
export const questionPath = ({ id, hasToken }: EmailedQuestion): string =>
  hasToken ? `/questions/${id}?token={secret}` : `/questions/${id}`

const seeQuestion = (question: EmailedQuestion): MessageBlock => ({
  action: { label: 'See your question', url: `{marketplace}${questionPath(question)}` },
})

/** Returns the email that asks a person without an account to send a question. It doesn't quote the question, because anyone can type an address. [COMM-010] */
export const questionConfirmation = ({
  community,
  name,
}: Pick<EmailedQuestion, 'community' | 'name'>): MessageContent => ({
  kind: 'question-confirmation',
  subject: `Send your question about ${community}`,
  blocks: [
    greeting(name),
    `You wrote a question about ${community} on our site. We haven’t sent it yet, because we first check that this email address is yours.`,
    'Open the page below, read your question again, and send it to our staff and the community’s team. We’ll email you the answer.',
    'We’ll use this address only for this question.',
    { action: { label: 'Send my question', url: '{marketplace}/questions/confirm?token={secret}' } },
    {
      aside:
        'This link expires in 7 days. Didn’t write a question? You can ignore this email, and we’ll delete the question.',
    },
  ],
})

/** Returns the email to a person whose question has its first answer. [COMM-010] */
export const questionAnswered = (question: EmailedQuestion, { text, answeredBy }: EmailedAnswer): MessageContent => ({
  kind: 'question-answered',
  subject: `Your question about ${question.community} has an answer`,
  blocks: [
    greeting(question.name),
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
    greeting(question.name),
    `We don’t show your question on the page of ${question.community}. Reason: ${reason}`,
    'Only you and our staff can read this reason. You can ask another question at any time.',
    seeQuestion(question),
  ],
})
