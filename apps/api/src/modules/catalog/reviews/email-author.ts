import type { Orm } from '../../../database/database'
import { type MessageContent, queueMessage } from '../../messaging'
import { reviewMessagesIn } from './messages-in'
import type { EmailedReview } from './messages'
import { findAuthor } from './review-author-store'
import type { ReviewDetails } from './review-store'

/** Queues an email to the writer of a review, in its language. Does nothing for an account without an email address. */
export async function emailAuthor(
  tx: Orm,
  { review: { id, userId, language }, community }: ReviewDetails,
  compose: (messages: ReturnType<typeof reviewMessagesIn>, review: EmailedReview) => MessageContent,
): Promise<void> {
  const author = userId ? await findAuthor(tx, userId) : undefined
  if (!author) return
  const content = compose(reviewMessagesIn(language), { id, community: community.name, name: author.name })
  await queueMessage(tx, { userId, channel: 'email', recipient: author.email, content })
}
