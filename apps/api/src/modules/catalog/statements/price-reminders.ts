import { now, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { startWorkerLoop, type WorkerLoop } from '../../../jobs/worker-loop'
import { pricesExpiring } from './messages'
import { type ExpiringPrices, listExpiringPrices } from './price-link-store'
import { sendPriceLink } from './send-price-link'

const secondsBetweenPasses = 3600

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
  const content = pricesExpiring({ communityId, communityName, pricesExpireOn, isOver: pricesExpireOn <= today })
  return sendPriceLink(tx, { communityId, userId, email, pricesExpireOn, content }, moment)
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
