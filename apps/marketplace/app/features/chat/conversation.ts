import { ApiError, ApiUnreachableError, type ChatAnswer, createClient } from '@pkg/api-client'
import { siteLanguage } from '@pkg/domain'
import type { ChatCommunity } from './chat-page'

/** A question with its answer, once it's there. */
export interface Exchange {
  key: number
  question: string
  /** The community that the question is about. */
  community: ChatCommunity | undefined
  answer: ChatAnswer | Unanswered | 'pending'
}

/** Why a question has no answer yet: the server can't be reached, or too many were asked from this connection. */
export type Unanswered = 'failed' | 'busy'

const api = createClient({ baseUrl: '/api' })

/** How often a question is sent. Answers change nothing, and a busy server can be late once. */
const attempts = 2

/** Returns the answer to a question, or why there's none yet. [CHAT-001] */
export async function ask(
  question: string,
  community: ChatCommunity | undefined,
  attemptsLeft = attempts,
): Promise<ChatAnswer | Unanswered> {
  try {
    const about = community && { communityId: community.id }
    return await api.chatAnswers.create({ question, language: siteLanguage, ...about })
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return 'busy'
    const isLate = error instanceof ApiUnreachableError
    return isLate && attemptsLeft > 1 ? ask(question, community, attemptsLeft - 1) : 'failed'
  }
}
