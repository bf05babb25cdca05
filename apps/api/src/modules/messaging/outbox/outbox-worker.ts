import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { retryDelay, type RetryPolicy } from '../../../jobs/retry-delay'
import { startWorkerLoop, type WorkerLoop } from '../../../jobs/worker-loop'
import { isAwayError } from '../../../integrations/guard'
import type { Settings } from '../../../settings'
import { type Transport, type Transports, type Channel, type Message, DeferredError, RejectedError } from './transport'
import { isStillGood, messageText } from './message-text'
import { outboxTexts } from './texts'
import { arriveOnPage, claim, giveBack, noteFailed, noteSent } from './outbox-store'

const channels: readonly Channel[] = ['email', 'text']
const day = 86_400_000
/** The recipient's server put the message off. */
const afterDeferral: RetryPolicy = { first: 30, longest: 3600 }
/** Our own mail or text service failed. */
const afterFailure: RetryPolicy = { first: 2, longest: 60 }
/** RFC 5321, 4.5.4.1: for how long a message that is put off is tried again. */
const mostPatience = 5 * day
/** How long a stop waits for what is under way, in milliseconds. */
const graceAtStop = 5000

/** What was sent must be noted, or it is sent again: a database that is away for a moment is asked again. */
const stubborn = retry(handleAll, { maxAttempts: 6, backoff: new ExponentialBackoff({ maxDelay: 5000 }) })

/** What the courier needs to know. */
export interface OutboxSettings {
  sites: Settings['sites']
  carriers: Transports
}

/**
 * Brings the messages of the outbox to people. Each is claimed, sent while no transaction is held, and noted as sent. A process killed
 * between the last two sends it again under the same id, so that receivers know it for the same message. Channels have rounds of their
 * own, and a slow one holds up no other.
 */
export function startOutboxWorker(
  orm: Orm,
  { sites, carriers }: OutboxSettings,
  onProblem: (problem: unknown) => void,
): WorkerLoop {
  const stopping = new AbortController()
  const shown = channels.filter((channel) => !carriers[channel])
  const carried = channels.flatMap((channel) => {
    const carrier = carriers[channel]
    return carrier ? [{ channel, carrier }] : []
  })
  const lanes = [
    ...(shown.length > 0 ? [startWorkerLoop(() => arriveOnPage(orm, shown), onProblem)] : []),
    ...carried.map(({ channel, carrier }) =>
      startWorkerLoop(async () => {
        if (carrier.isAway) return false
        const claimed = await claim(orm, channel, carrier.atOnce)
        await Promise.all(claimed.map((message) => bring(carrier, message).catch(onProblem)))
        return claimed.length > 0
      }, onProblem),
    ),
  ]

  async function bring(carrier: Transport, message: Message): Promise<void> {
    const now = new Date()
    if (!isStillGood(message, now)) return noteFailed(orm, message, outboxTexts.refusals.tooLate)
    const { id, key, recipient, subject, createdAt: writtenAt, tries } = message
    const text = messageText(message, sites, now)
    try {
      const isPersonal = key.startsWith('letter:')
      await carrier.send({ id, recipient, subject, text, writtenAt, isPersonal }, stopping.signal)
    } catch (problem) {
      if (problem instanceof RejectedError) return noteFailed(orm, message, problem.reason)
      if (problem instanceof DeferredError && now.getTime() - writtenAt.getTime() > mostPatience) {
        return noteFailed(orm, message, outboxTexts.refusals.givenUp)
      }
      if (problem instanceof DeferredError) return giveBack(orm, message, retryDelay(afterDeferral, tries))
      if (isAwayError(problem) || stopping.signal.aborted) return giveBack(orm, message, 0, false)
      onProblem(problem)
      return giveBack(orm, message, retryDelay(afterFailure, tries))
    }
    await stubborn.execute(() => noteSent(orm, message))
  }

  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    idle: async () => void (await Promise.all(lanes.map((lane) => lane.idle()))),
    async stop() {
      const hurry = setTimeout(() => stopping.abort(), graceAtStop)
      await Promise.all(lanes.map((lane) => lane.stop()))
      clearTimeout(hurry)
      for (const { carrier } of carried) carrier.close()
    },
  }
}

/** The queue, together with the courier who brings what its jobs write. */
export function withOutboxWorker(queue: Queue, courier: WorkerLoop): Queue {
  return {
    add: (tx, name, job, startAfter) => queue.add(tx, name, job, startAfter),
    wake() {
      queue.wake()
      courier.wake()
    },
    async idle() {
      await queue.idle()
      await courier.idle()
    },
    stop: async () => void (await Promise.all([queue.stop(), courier.stop()])),
  }
}
