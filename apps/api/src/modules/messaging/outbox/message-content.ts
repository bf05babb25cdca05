import type { MessageKind } from '@pkg/api-client'
import type { Language } from '@pkg/domain'
import type { MessageBlock } from '../../../database/schema/message-blocks'

/** An email or text message. Its plain text and its HTML page are both made of `blocks`. At most one block is an action. */
export interface MessageContent {
  kind: MessageKind
  /** The language of its words. English if missing. [FIND-015] */
  language?: Language
  subject: string
  blocks: MessageBlock[]
}
