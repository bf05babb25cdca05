import { greeting } from '@pkg/domain'
import type { CommunityQuestion } from '@pkg/api-client'
import type { MessageBlock, MessageContent } from '../../messaging'

/** What an email says about a question. */
export interface EmailedQuestion {
  id: string
  /** The id that it shares with the same question to other communities. */
  groupId?: string | null
  /** The name of the community. */
  community: string
  /** The name of the person who asked. */
  name: string
  /** Whether its link has a token, as `{secret}`, because the person has no account. */
  hasToken: boolean
}

/** An answer and who gave it. */
export type EmailedAnswer = Pick<CommunityQuestion['answers'][number], 'text' | 'answeredBy'>

/** The path of the question's page, which has the answers of all communities that it went to. */
export function questionPath({ id, groupId, hasToken }: EmailedQuestion): string {
  const path = groupId ? `/questions/several/${groupId}` : `/questions/${id}`
  return hasToken ? `${path}?token={secret}` : path
}

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

/** Returns the email that asks a person without an account to send a question to several communities. It doesn't quote the question. [COMM-010] */
export const questionGroupConfirmation = ({ communities }: { communities: readonly string[] }): MessageContent => ({
  kind: 'question-confirmation',
  subject: communities.length === 1 ? 'Send your question' : `Send your question to ${communities.length} communities`,
  blocks: [
    greeting(''),
    `You wrote a question to ${new Intl.ListFormat('en-US').format(communities)} on our site. We haven’t sent it yet, because we first check that this email address is yours.`,
    'Open the page below, read your question again, and send it. We’ll email you the first answer about each community.',
    'We’ll use this address only for this question. The communities won’t see it, and they won’t learn who asked.',
    { action: { label: 'Send my question', url: '{marketplace}/questions/several/confirm?token={secret}' } },
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
    question.groupId
      ? 'Families can read your question and the answer on the community’s page, without your name. The community’s team doesn’t know who asked.'
      : 'Families can read your question and the answer on the community’s page.',
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
