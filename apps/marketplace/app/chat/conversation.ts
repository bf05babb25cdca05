import type { ChatAnswer } from '@pkg/api-client'
import { createClient } from '@pkg/api-client'
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

/** Returns the answer to a question, or `failed` if the server can't be reached. [CHAT-001] */
export async function ask(question: string, community: ChatCommunity | undefined): Promise<ChatAnswer | 'failed'> {
  try {
    return await api.chatAnswers.create({
      question,
      language: siteLanguage,
      ...(community && { communityId: community.id }),
    })
  } catch {
    return 'failed'
  }
}
