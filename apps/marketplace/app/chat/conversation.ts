import { ApiUnreachableError, type ChatAnswer, createClient } from '@pkg/api-client'
import { siteLanguage } from '@pkg/domain'
import type { ChatCommunity } from './chat-page'

/** A question with its answer, once it's there. */
export interface Exchange {
  key: number
  question: string
  /** The community that the question is about. */
  community: ChatCommunity | undefined
  answer: ChatAnswer | 'pending' | 'failed'
}

const api = createClient({ baseUrl: '/api' })

/** How often a question is sent. Answers change nothing, and a busy server can be late once. */
const attempts = 2

/** Returns the answer to a question, or `failed` if the server can't be reached. [CHAT-001] */
export async function ask(
  question: string,
  community: ChatCommunity | undefined,
  attemptsLeft = attempts,
): Promise<ChatAnswer | 'failed'> {
  try {
    const about = community && { communityId: community.id }
    return await api.chatAnswers.create({ question, language: siteLanguage, ...about })
  } catch (error) {
    const isLate = error instanceof ApiUnreachableError
    return isLate && attemptsLeft > 1 ? ask(question, community, attemptsLeft - 1) : 'failed'
  }
}
