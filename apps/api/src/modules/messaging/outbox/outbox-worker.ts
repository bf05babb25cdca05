import { now } from '@pkg/domain'
import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { Orm } from '../../../database/database'
import { isPausedError } from '../../../integrations/circuit-breaker'
import type { Queue } from '../../../jobs/queue'
import { retryDelay, type RetryPolicy } from '../../../jobs/retry-delay'
import { startWorkerLoop, type WorkerLoop } from '../../../jobs/worker-loop'
import type { Settings } from '../../../settings'
import { completeWithoutTransport, recordFailed, recordSent, refusePaused } from './delivery-service'
import { claimDue, releaseMessage } from './delivery-store'
import { findAttachment } from './attachment-store'
import { blocksToSend, findStopUrl, hasValidSecret } from './message-text'
import { personalKeyPrefix } from './outbox-store'
import { outboxTexts } from './texts'
import { type Channel, DeferredError, type Message, RejectedError, type Transport, type Transports } from './transport'

const channels: readonly Channel[] = ['email', 'text']
const day = 86_400_000
/** The delays after the recipient's server deferred a message. */
const afterDeferral: RetryPolicy = { first: 30, longest: 3600 }
/** The delays after our mail server or text service failed. */
const afterFailure: RetryPolicy = { first: 2, longest: 60 }
/** The longest time for which a deferred message is retried. (RFC 5321, 4.5.4.1) */
const maxDeferral = 5 * day
/** How long `stop` waits for messages that are being sent, in milliseconds. */
const stopTimeout = 5000

/** Retries the update after a message was sent, because a message that isn't recorded as sent would be sent again. */
const recordRetry = retry(handleAll, { maxAttempts: 6, backoff: new ExponentialBackoff({ maxDelay: 5000 }) })

/** The settings of the outbox. */
export interface OutboxSettings {
  sites: Settings['sites']
  transports: Transports
  /** Whether the site is public. Then staff see no codes and links, even if no message is sent. */
  isPublic: boolean
}

/**
 * Starts sending the messages of the outbox. Each is claimed, sent outside of a transaction, and recorded as sent. A process that is killed
 * before it records a message leaves it to be sent again with the same id, so receivers can recognize it. Each channel is processed
 * separately, so a slow one doesn't delay the other.
 */
export function startOutboxWorker(
  orm: Orm,
  { sites, transports }: OutboxSettings,
  onError: (error: unknown) => void,
): WorkerLoop {
  const stopping = new AbortController()
  const withoutTransport = channels.filter((channel) => !transports[channel])
  const withTransport = channels.flatMap((channel) => {
    const transport = transports[channel]
    return transport ? [{ channel, transport }] : []
  })
  const lanes = [
    ...(withoutTransport.length > 0
      ? [
          startWorkerLoop(async () => {
            await refusePaused(orm, withoutTransport)
            return completeWithoutTransport(orm, withoutTransport)
          }, onError),
        ]
      : []),
    ...withTransport.map(({ channel, transport }) =>
      startWorkerLoop(async () => {
        if (transport.isPaused) return false
        await refusePaused(orm, [channel])
        const claimed = await claimDue(orm, channel, transport.concurrency)
        await Promise.all(claimed.map((message) => deliver(transport, message).catch(onError)))
        return claimed.length > 0
      }, onError),
    ),
  ]

  async function deliver(transport: Transport, message: Message): Promise<void> {
    const moment = now()
    if (!hasValidSecret(message, moment)) return recordFailed(orm, message, outboxTexts.failures.secretExpired)
    const { id, key, kind, language, recipient, replyTo, subject, createdAt: writtenAt } = message
    const blocks = blocksToSend(message, sites, moment)
    try {
      const isPersonal = key.startsWith(personalKeyPrefix)
      const attachment = await findAttachment(orm, message)
      const stopUrl = findStopUrl(message, sites)
      await transport.send(
        { id, kind, language, recipient, replyTo, subject, blocks, stopUrl, writtenAt, isPersonal, attachment },
        stopping.signal,
      )
    } catch (error) {
      return handleFailure(orm, message, error, { isStopping: stopping.signal.aborted, onError })
    }
    await recordRetry.execute(() => recordSent(orm, message))
  }

  return {
    wake: () => lanes.forEach((lane) => lane.wake()),
    idle: async () => void (await Promise.all(lanes.map((lane) => lane.idle()))),
    async stop() {
      const timer = setTimeout(() => stopping.abort(), stopTimeout)
      await Promise.all(lanes.map((lane) => lane.stop()))
      clearTimeout(timer)
      for (const { transport } of withTransport) transport.close()
    },
  }
}

/** Releases a message that wasn't sent, or records that it never will be. */
async function handleFailure(
  orm: Orm,
  message: Message,
  error: unknown,
  { isStopping, onError }: { isStopping: boolean; onError: (error: unknown) => void },
): Promise<void> {
  const { createdAt, attempts } = message
  if (error instanceof RejectedError) return recordFailed(orm, message, error.reason)
  if (error instanceof DeferredError) {
    if (now().getTime() - createdAt.getTime() > maxDeferral) {
      return recordFailed(orm, message, outboxTexts.failures.deferredTooLong)
    }
    return releaseMessage(orm, message, retryDelay(afterDeferral, attempts), { countsAsAttempt: true })
  }
  if (isPausedError(error) || isStopping) return releaseMessage(orm, message, 0, { countsAsAttempt: false })
  onError(error)
  return releaseMessage(orm, message, retryDelay(afterFailure, attempts), { countsAsAttempt: true })
}

/** Combines the queue with the outbox worker, which sends the messages that jobs write. */
export function withOutboxWorker(queue: Queue, worker: WorkerLoop): Queue {
  return {
    add: (tx, name, job, startAfter) => queue.add(tx, name, job, startAfter),
    wake() {
      queue.wake()
      worker.wake()
    },
    async idle() {
      await queue.idle()
      await worker.idle()
    },
    stop: async () => void (await Promise.all([queue.stop(), worker.stop()])),
  }
}
