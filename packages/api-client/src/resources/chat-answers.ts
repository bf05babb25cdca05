import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { communitySlug, line } from '../schemas/text'

/** Where an answer of the chat comes from. */
export interface ChatSource {
  /** A community’s record, what editors wrote, or the page on which people manage their own request. */
  kind: 'community' | 'article' | 'page'
  /** The title of the article, guide, or page, or the name of the community. */
  title: string
  /** The heading of the section, if the answer comes from one. */
  section?: string
  /** The path on this site, with the section as its fragment. */
  path: string
  /** The day on which it was written, reviewed, or stated, in `YYYY-MM-DD`, if known. */
  asOf?: string
}

/**
 * Why the chat has no answer: it asks for medical, legal, or financial advice, about other people, or for a promise about the future; it's not about
 * senior living; the community's page doesn't say; or nothing that we published fits.
 */
export type ChatRefusal = 'medical' | 'legal' | 'financial' | 'people' | 'future' | 'topic' | 'unlisted' | 'unknown'

/** An answer of the chat with its source, or the reason why there's none. */
export type ChatAnswer =
  | { id: string; isAnswered: true; text: string; source: ChatSource }
  | { id: string; isAnswered: false; reason: ChatRefusal }

/**
 * A question that a family types into the chat, about the community on whose page they are, if any, in the language of the site. It's answered in that
 * language only, and it isn't stored. [CHAT-001, FIND-015]
 */
export const NewChatAnswer = strictObject({
  question: line(300),
  communityId: Type.Optional(communitySlug),
  language: Type.Optional(language),
})
export type NewChatAnswer = Static<typeof NewChatAnswer>

/** Answers of the chat, from what we publish. Questions aren't stored or logged. [CHAT-001] */
export const chatAnswers = {
  create: {
    method: 'POST',
    path: '/marketplace/chat-answers',
    status: 200,
    rateLimit: { requests: 60, seconds: 600 },
    access: 'anyone',
    summary: 'Answers a question from our articles and a community’s record, or says that it can’t',
    resource: 'chat-answers',
    body: NewChatAnswer,
    response: of<ChatAnswer>(),
  },
} as const satisfies Endpoints
