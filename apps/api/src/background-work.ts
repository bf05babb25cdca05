import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/database'
import { type Queue, startQueue } from './jobs/queue'
import { checkSearchAlert } from './modules/alerts'
import { cancelUpcomingCalls, remindOfCall } from './modules/calls'
import { findActivePerson } from './modules/identity'
import {
  assignAdvisor,
  assignRealEstate,
  endCover,
  endHomeOffer,
  endOffer,
  handOverLead,
  startCover,
} from './modules/leads'
import {
  emailNotices,
  type OutboxSettings,
  type EventHub,
  type StaffEvent,
  startOutboxWorker,
  withOutboxWorker,
} from './modules/messaging'
import { cancelUpcomingTours, remindOfTour } from './modules/tours'

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
  const outboxWorker = startOutboxWorker(database.orm, outbox, (error) =>
    log.error({ err: error }, 'Sending a message failed and will be retried'),
  )
  const jobs: Queue = startQueue<StaffEvent>(
    database,
    {
      async assign(tx, job) {
        const agentId = await assignAdvisor(tx, jobs, job, minutesToRespond)
        return { type: 'family', familyId: job.familyId, ...(agentId ? { agentId } : {}) }
      },
      async 'assign-real-estate'(tx, job) {
        const offered = await assignRealEstate(tx, jobs, job)
        return offered && { type: 'family', ...offered }
      },
      async 'end-offer'(tx, job) {
        const familyId = await endOffer(tx, jobs, job)
        return familyId ? { type: 'family', familyId } : undefined
      },
      async 'end-home-offer'(tx, job) {
        const ended = await endHomeOffer(tx, jobs, job)
        return ended && { type: 'family', ...ended }
      },
      async 'hand-over-lead'(tx, job) {
        const familyId = await handOverLead(tx, jobs, job)
        return familyId ? { type: 'family', familyId } : undefined
      },
      async 'remind-of-tour'(tx, job) {
        const familyId = await remindOfTour(tx, job)
        return familyId ? { type: 'family', familyId } : undefined
      },
      async 'cancel-tours'(tx, job) {
        await cancelUpcomingTours(tx, jobs, job)
        return undefined
      },
      async 'remind-of-call'(tx, job) {
        const familyId = await remindOfCall(tx, job)
        return familyId ? { type: 'family', familyId } : undefined
      },
      async 'cancel-calls'(tx, job) {
        await cancelUpcomingCalls(tx, jobs, job)
        return undefined
      },
      async 'start-cover'(tx, job) {
        await startCover(tx, job.coverId)
        return undefined
      },
      async 'end-cover'(tx, job) {
        await endCover(tx, job.coverId)
        return undefined
      },
      async 'email-notices'(tx, { accountId, when }) {
        const person = await findActivePerson(tx, accountId, null)
        if (person) await emailNotices(tx, person, when)
        return undefined
      },
      async 'check-search-alert'(tx, job) {
        await checkSearchAlert(tx, jobs, job)
        return undefined
      },
      'notify-dashboards': (_, job) => Promise.resolve({ type: 'family', ...job }),
    },
    // Publishes only what is committed, so listeners can read the family they hear about.
    (event) => {
      if (event) hub.publish(event)
      outboxWorker.wake()
    },
    (error) => log.error({ err: error }, 'A job failed and will be retried'),
  )
  return withOutboxWorker(jobs, outboxWorker)
}
