import { type Static, Type } from '@sinclair/typebox'
import { strictObject } from './collection'
import { communitySlug, line } from './text'

/** A question that a family types into the chat, about the community on whose page they are, if any. It isn't stored. [CHAT-001] */
export const NewChatAnswer = strictObject({
  question: line(300),
  communityId: Type.Optional(communitySlug),
})
export type NewChatAnswer = Static<typeof NewChatAnswer>
