import { randomBytes } from 'node:crypto'
import type { Orm } from '../../../database/database'
import { hashToken } from '../../../http/token-hash'
import { type MessageContent, queueMessage } from '../../messaging'
import { insertPriceLink } from './price-link-store'

const day = 24 * 3_600_000

/** How long the link of an email works, in days. */
const priceLinkDays = 14

/** An email with a link to a community's prices and rooms, and the day for which the person gets one link. */
interface PriceEmail {
  communityId: string
  userId: string
  email: string
  pricesExpireOn: string
  content: MessageContent
}

/** Emails a member of a community's team a link to state its prices, unless they already got one for the day. Returns whether it did. [TRUST-018] */
export async function sendPriceLink(
  tx: Orm,
  { communityId, userId, email, pricesExpireOn, content }: PriceEmail,
  moment: Date,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(moment.getTime() + priceLinkDays * day)
  const link = { tokenHash: hashToken(token), communityId, userId, pricesExpireOn, expiresAt }
  if (!(await insertPriceLink(tx, link))) return false
  await queueMessage(tx, { userId, channel: 'email', recipient: email, content, secret: { text: token, expiresAt } })
  return true
}
