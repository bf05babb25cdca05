import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/database'
import { type Queue, startQueue } from './jobs/queue'
import { assignAdvisor, assignRealEstate, endOffer } from './modules/leads'
import { type OutboxSettings, type EventHub, startOutboxWorker, withOutboxWorker } from './modules/messaging'

/** The dependencies of background work. */
export interface BackgroundWork {
  database: Database
  hub: EventHub
  outbox: OutboxSettings
  /** Minutes an advisor has to respond before the family is offered to the next one. */
  minutesToRespond: number
  log: FastifyBaseLogger
}

/** Starts the queue and the outbox worker. Returns the queue, which stops both. */
export function startBackgroundWork(work: BackgroundWork): Queue {
  const { database, hub, outbox, minutesToRespond, log } = work
  const changed: { familyId: string; agentId?: string }[] = []
  const outboxWorker = startOutboxWorker(database.orm, outbox, (error) =>
    log.error({ err: error }, 'Sending a message failed and will be retried'),
  )
  const jobs: Queue = startQueue(
    database,
    {
      async assign(tx, job) {
        const agentId = await assignAdvisor(tx, jobs, job, minutesToRespond)
        changed.push({ familyId: job.familyId, ...(agentId ? { agentId } : {}) })
      },
      'assign-real-estate': (tx, job) => assignRealEstate(tx, job),
      async 'end-offer'(tx, job) {
        const familyId = await endOffer(tx, jobs, job)
        if (familyId) changed.push({ familyId })
      },
      async 'notify-dashboards'(_, job) {
        changed.push(job)
      },
    },
    // Publishes only what is committed, so that listeners can read the family they hear about.
    () => {
      for (const event of changed.splice(0)) hub.publish({ type: 'family', ...event })
      outboxWorker.wake()
    },
    (error) => log.error({ err: error }, 'A job failed and will be retried'),
  )
  return withOutboxWorker(jobs, outboxWorker)
}
