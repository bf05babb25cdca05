import { randomBytes } from 'node:crypto'
import { now, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { hashToken } from '../../../http/token-hash'
import type { Queue } from '../../../jobs/queue'
import { startWorkerLoop, type WorkerLoop } from '../../../jobs/worker-loop'
import { queueMessage } from '../../messaging'
import { pricesExpiring } from './messages'
import { type ExpiringPrices, insertPriceLink, listExpiringPrices } from './price-link-store'

const day = 24 * 3_600_000
const secondsBetweenPasses = 3600

/** How long the link of a reminder works, in days. */
const priceLinkDays = 14

/** Emails the teams whose prices expire within a week, once per team member and day of expiry. Resolves to whether it emailed anyone. [TRUST-018] */
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
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(moment.getTime() + priceLinkDays * day)
  const link = { tokenHash: hashToken(token), communityId, userId, pricesExpireOn, expiresAt }
  if (!(await insertPriceLink(tx, link))) return false
  const content = pricesExpiring({ communityId, communityName, pricesExpireOn, isOver: pricesExpireOn <= today })
  await queueMessage(tx, { userId, channel: 'email', recipient: email, content, secret: { text: token, expiresAt } })
  return true
}

/** Starts reminding, now and then every hour. Several processes may do so at the same time: a unique index allows one email each. [TRUST-018] */
export function startPriceReminders(orm: Orm, queue: Queue, onError: (error: unknown) => void): WorkerLoop {
  const work = async () => {
    const hasSent = await remindOfPrices(orm, now())
    if (hasSent) queue.wake()
    return hasSent
  }
  return startWorkerLoop(work, onError, secondsBetweenPasses * 1000)
}
