import { siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { pricesExpiring } from './messages'
import { type ExpiringPrices, listExpiringPrices } from './price-link-store'
import { sendPriceLink } from './send-price-link'

/**
 * Emails the teams whose prices expire within a week, once per team member and day of expiry. Several processes may do this at the same time: a unique
 * index allows one email each. Resolves to whether it emailed anyone. [TRUST-018]
 */
export async function remindOfPrices(orm: Orm, moment: Date): Promise<boolean> {
  const today = siteDay(moment)
  const expiring = await listExpiringPrices(orm, today)
  const sent = await Promise.all(
    expiring.map((prices) => orm.transaction((tx) => remind(tx, prices, { moment, today }))),
  )
  return sent.includes(true)
}

async function remind(
  tx: Orm,
  { communityId, communityName, userId, email, pricesExpireOn }: ExpiringPrices,
  { moment, today }: { moment: Date; today: string },
): Promise<boolean> {
  const content = pricesExpiring({ communityId, communityName, pricesExpireOn, isOver: pricesExpireOn <= today })
  return sendPriceLink(tx, { communityId, userId, email, pricesExpireOn, content }, moment)
}
