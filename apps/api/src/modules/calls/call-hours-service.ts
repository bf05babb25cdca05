import type { AdvisorCallHours } from '@pkg/api-client'
import { type CallHours, defaultCallHours } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireOpenings } from '../bookings'
import { findCallHours, isApprovedAdvisor, saveCallHours } from './call-hours-store'

/** Returns the hours in which an advisor takes calls, for the advisor and admins. @throws {HttpError} 404 */
export async function getCallHours(orm: Orm, id: string, person: Person): Promise<AdvisorCallHours> {
  await requireOwnAdvisor(orm, id, person)
  const own = await findCallHours(orm, id)
  return { id, hours: own ?? [...defaultCallHours], isOwn: own !== undefined }
}

/** Replaces the hours in which an advisor takes calls. Booked calls stay. @throws {HttpError} 404 or 422 */
export async function replaceCallHours(
  orm: Orm,
  id: string,
  hours: CallHours[],
  person: Person,
): Promise<AdvisorCallHours> {
  await requireOwnAdvisor(orm, id, person)
  requireOpenings(hours)
  await saveCallHours(orm, id, hours)
  return { id, hours, isOwn: true }
}

async function requireOwnAdvisor(orm: Orm, id: string, { role, agentId }: Person): Promise<void> {
  const isAllowed = role === 'admin' || agentId === id
  if (!isAllowed || !(await isApprovedAdvisor(orm, id))) throw notFound('advisor', id)
}
