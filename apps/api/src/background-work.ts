import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/database'
import { type Queue, startQueue } from './jobs/queue'
import { checkSearchAlert } from './modules/alerts'
import { applyAgreement, remindOfInvoice } from './modules/billing'
import { cancelUpcomingCalls, remindOfCall } from './modules/calls'
import { publishScheduled } from './modules/content'
import { findActivePerson } from './modules/identity'
import { continueImport } from './modules/imports'
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
        return changed({ familyId: job.familyId, ...(agentId ? { agentId } : {}) })
      },
      'assign-real-estate': async (tx, job) => changed(await assignRealEstate(tx, jobs, job)),
      'end-offer': async (tx, job) => changedFamily(await endOffer(tx, jobs, job)),
      'end-home-offer': async (tx, job) => changed(await endHomeOffer(tx, jobs, job)),
      'hand-over-lead': async (tx, job) => changedFamily(await handOverLead(tx, jobs, job)),
      'remind-of-tour': async (tx, job) => changedFamily(await remindOfTour(tx, job)),
      'cancel-tours': async (tx, job) => void (await cancelUpcomingTours(tx, jobs, job)),
      'remind-of-call': async (tx, job) => changedFamily(await remindOfCall(tx, job)),
      'cancel-calls': async (tx, job) => void (await cancelUpcomingCalls(tx, jobs, job)),
      'apply-fee-agreement': async (tx, job) => void (await applyAgreement(tx, job.agreementId)),
      'publish-content': async (tx, job) => void (await publishScheduled(tx, job)),
      'remind-of-invoice': async (tx, job) => void (await remindOfInvoice(tx, jobs, job)),
      'start-cover': async (tx, job) => void (await startCover(tx, job.coverId)),
      'end-cover': async (tx, job) => void (await endCover(tx, job.coverId)),
      async 'email-notices'(tx, { accountId, when }) {
        const person = await findActivePerson(tx, accountId, null)
        if (person) await emailNotices(tx, person, when)
        return undefined
      },
      'check-search-alert': async (tx, job) => void (await checkSearchAlert(tx, jobs, job)),
      'continue-import': async (tx, job) => void (await continueImport(tx, jobs, job.importId)),
      'notify-dashboards': (_, job) => Promise.resolve(changed(job)),
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

/** Returns the event of a change that staff see immediately, if there was one. */
const changed = (change: Omit<StaffEvent, 'type'> | undefined): StaffEvent | undefined =>
  change && { type: 'family', ...change }

const changedFamily = (familyId: string | undefined) => changed(familyId ? { familyId } : undefined)
