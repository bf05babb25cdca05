import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { language } from './content'
import { communitySlug, line } from './text'

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
