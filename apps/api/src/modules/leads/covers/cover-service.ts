import type { BodyOf, Cover, endpoints } from '@pkg/api-client'
import { addDays, isCalendarDay, siteDay, siteTimeZone } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { Orm } from '../../../database/database'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { findActiveAdvisor } from '../families/agent-store'
import { endCover, startCover } from './cover-releases'
import { findCover, insertCover, isTaken, markEnded } from './cover-store'

/** The most days that a cover lasts. Afterwards the families should get another advisor. */
const maxDays = 60

/**
 * Names a colleague who covers for an absent advisor. On the first day, the families that the advisor works with are shared with the colleague.
 * @throws {HttpError} 409 if one of both is absent or covered meanwhile, or 422 for someone else's absence, invalid days, and people who aren't advisors
 * [WORK-007, TRUST-002]
 */
export async function createCover(
  tx: Orm,
  queue: Queue,
  { agentId = '', coveringId, from, until }: BodyOf<typeof endpoints.covers.create>,
  person: Person,
): Promise<Cover> {
  const absentId = agentId || (person.agentId ?? '')
  if (person.role !== 'admin' && absentId !== person.agentId)
    throw invalid('agentId', 'You can only be absent yourself')
  requireDays(from, until)
  for (const [name, id] of [
    ['agentId', absentId],
    ['coveringId', coveringId],
  ] as const) {
    if (!(await findActiveAdvisor(tx, id))) throw invalid(name, `Advisor "${id}" doesn't exist`)
  }
  if (absentId === coveringId) throw invalid('coveringId', 'Choose another advisor')
  const cover = { agentId: absentId, coveringId, fromDay: from, untilDay: until }
  if (await isTaken(tx, cover)) {
    throw conflict('cover-exists', 'One of the two is absent or covered on some of these days', [
      { detail: 'End the other cover first, or choose other days', source: { pointer: '/data/attributes/coveringId' } },
    ])
  }
  const id = await insertCover(tx, cover)
  if (from <= siteDay()) await startCover(tx, id)
  else await queue.add(tx, 'start-cover', { coverId: id }, startOf(from))
  await queue.add(tx, 'end-cover', { coverId: id }, startOf(addDays(until, 1)))
  return getCover(tx, id, person)
}

/** Ends a cover now, for the two advisors and admins. @throws {HttpError} 404 [WORK-007] */
export function endCoverNow(orm: Orm, id: string, person: Person): Promise<Cover> {
  return orm.transaction(async (tx) => {
    await getCover(tx, id, person)
    await markEnded(tx, id)
    await endCover(tx, id)
    return getCover(tx, id, person)
  })
}

async function getCover(orm: Orm, id: string, person: Person): Promise<Cover> {
  const cover = await findCover(orm, id, person)
  if (!cover) throw notFound('cover', id)
  return cover
}

function requireDays(from: string, until: string): void {
  if (!isCalendarDay(from)) throw invalid('from', 'Enter an existing day')
  if (!isCalendarDay(until)) throw invalid('until', 'Enter an existing day')
  if (until < from || until < siteDay())
    throw invalid('until', 'Enter a day from today on that isn’t before the first one')
  if (until > addDays(from < siteDay() ? siteDay() : from, maxDays))
    throw invalid('until', `A cover lasts ${maxDays} days at most`)
}

/** Returns when a day begins where the site's days begin. */
const startOf = (day: string): Date => DateTime.fromISO(day, { zone: siteTimeZone }).toJSDate()

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
