import type { AdvisorProfile, BodyOf, EndpointTable } from '@pkg/api-client'
import { isCalendarDay, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import {
  deleteVisitRow,
  findDirectoryRow,
  insertVisitRows,
  listPublicIds,
  replaceCheckRows,
  replaceVisitRows,
} from './directory-store'
import { getProfile } from './directory-service'

type Visits = BodyOf<EndpointTable['advisorProfiles']['replaceVisits']>
type Checks = BodyOf<EndpointTable['advisorProfiles']['replaceChecks']>

/** Who changes which profile. */
interface ProfileChange {
  id: string
  person: Person
  minutesToRespond: number
}

/** Replaces the communities that an advisor toured. @throws {HttpError} 404 for another advisor, 422 for an unknown community or a day to come */
export async function replaceVisits(
  orm: Orm,
  { visits }: Visits,
  { id, person, minutesToRespond }: ProfileChange,
): Promise<AdvisorProfile> {
  await requireProfile(orm, id, person)
  const errors = await findVisitErrors(orm, visits, (index) => `/data/attributes/visits/${index}`)
  if (errors.length > 0) throw unprocessable(errors)
  await orm.transaction((tx) => replaceVisitRows(tx, id, visits))
  return getProfile(orm, id, minutesToRespond)
}

/** Adds a community that an advisor toured. The same day again changes nothing. @throws {HttpError} 404 for another advisor, 422 as for `replaceVisits` */
export async function addVisit(
  orm: Orm,
  visit: Visits['visits'][number],
  { id, person, minutesToRespond }: ProfileChange,
): Promise<AdvisorProfile> {
  await requireProfile(orm, id, person)
  const errors = await findVisitErrors(orm, [visit], () => '/data/attributes')
  if (errors.length > 0) throw unprocessable(errors)
  await insertVisitRows(orm, id, [visit])
  return getProfile(orm, id, minutesToRespond)
}

/** Removes a community that an advisor toured on a day. @throws {HttpError} 404 for another advisor, or a tour that isn't listed */
export async function removeVisit(
  orm: Orm,
  { id, communityId, visitedOn }: { id: string; communityId: string; visitedOn: string },
  person: Person,
): Promise<void> {
  await requireProfile(orm, id, person)
  const isRemoved = isCalendarDay(visitedOn) && (await deleteVisitRow(orm, id, { communityId, visitedOn }))
  if (!isRemoved) throw notFound('tour', `${communityId}, ${visitedOn}`)
}

/** Returns what's wrong with visits: an unknown community, or a day to come where the day begins first. */
async function findVisitErrors(orm: Orm, visits: Visits['visits'], pointerOf: (index: number) => string) {
  const known = await listPublicIds(
    orm,
    visits.map(({ communityId }) => communityId),
  )
  const latestToday = new Date(now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  return visits.flatMap(({ communityId, visitedOn }, index) => {
    const at = (name: string) => ({ source: { pointer: `${pointerOf(index)}/${name}` } })
    return [
      ...(known.includes(communityId) ? [] : [{ detail: 'This community doesn’t exist', ...at('communityId') }]),
      ...(isCalendarDay(visitedOn) && visitedOn <= latestToday
        ? []
        : [{ detail: 'Enter a day that isn’t in the future', ...at('visitedOn') }]),
    ]
  })
}

/** Replaces what we checked about an advisor. @throws {HttpError} 404, 422 for days that don't exist, or two checks of one kind */
export async function replaceChecks(
  orm: Orm,
  { checks }: Checks,
  { id, person, minutesToRespond }: ProfileChange,
): Promise<AdvisorProfile> {
  await requireProfile(orm, id, person)
  const errors = checks.flatMap(({ kind, checkedOn, validUntil }, index) => {
    const at = (name: string) => ({ source: { pointer: `/data/attributes/checks/${index}/${name}` } })
    return [
      ...(checks.findIndex((other) => other.kind === kind) === index
        ? []
        : [{ detail: 'Name each kind once', ...at('kind') }]),
      ...(isCalendarDay(checkedOn) ? [] : [{ detail: 'Enter an existing day', ...at('checkedOn') }]),
      ...(validUntil === undefined || isCalendarDay(validUntil)
        ? []
        : [{ detail: 'Enter an existing day', ...at('validUntil') }]),
    ]
  })
  if (errors.length > 0) throw unprocessable(errors)
  await orm.transaction((tx) => replaceCheckRows(tx, id, checks))
  return getProfile(orm, id, minutesToRespond)
}

/** Requires an approved advisor whose profile a person may change. @throws {HttpError} 404 */
export async function requireProfile(orm: Orm, id: string, { role, agentId }: Person): Promise<void> {
  const mayChange = role === 'admin' || agentId === id
  if (!mayChange || !(await findDirectoryRow(orm, id))) throw notFound('advisor', id)
}
