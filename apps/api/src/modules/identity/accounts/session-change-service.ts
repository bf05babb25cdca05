import type { BodyOf, endpoints, Session } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { FastifyRequest } from 'fastify'
import type { Orm } from '../../../database/database'
import type { StaffRole } from '../../../database/schema/tables'
import { forbidden, notFound, signInRequired, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { logSecurity } from '../../../http/security-log'
import { isViewable, rolesOf } from '../users/roles'
import { findUser } from '../users/user-store'
import { endView, insertView } from './account-view-store'
import { findOwnSession, saveSessionRole } from './session-store'

interface SessionWork {
  /** The id of the session, or `current`. */
  id: string
  body: BodyOf<typeof endpoints.sessions.update>
  person: Person
  request: FastifyRequest
}

/**
 * Works in another of the person's roles, or shows an admin the dashboard as someone else sees it, which is recorded. [WORK-001, WORK-017]
 * @throws {HttpError} 404 for another session, 403 for a view by someone who isn't working as an admin, or 422 for a role or person that can't be chosen
 */
export async function changeSession(orm: Orm, { id, body, person, request }: SessionWork): Promise<Session> {
  const { session } = person
  const userId = person.viewer?.userId ?? person.userId
  if (!session || !userId) throw signInRequired()
  if (id !== 'current' && id !== session.id) throw notFound('session', id)
  const { role, viewedUserId } = body
  await orm.transaction(async (tx) => {
    if (typeof viewedUserId === 'string') return startView(tx, { ...person, session }, viewedUserId)
    await endView(tx, session.id)
    if (role) await chooseRole(tx, { userId, sessionId: session.id, role })
  })
  if (typeof viewedUserId === 'string') logSecurity(request, { event: 'viewing as', userId, viewedUserId })
  else if (person.viewer) logSecurity(request, { event: 'stopped viewing', userId })
  return findOwnSession(orm, session.id)
}

async function startView(tx: Orm, person: Person & Required<Pick<Person, 'session'>>, userId: string): Promise<void> {
  const { role, session, viewer } = person
  if (role !== 'admin' || viewer || !person.userId) throw forbidden('Only admins view the dashboard as someone else')
  const viewed = isUuid(userId) ? await findUser(tx, userId) : undefined
  if (!viewed || !isViewable(viewed)) {
    const detail = 'You can view the dashboard as an advisor, a provider, or a real estate agent who has signed up'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/viewedUserId' } }])
  }
  await insertView(tx, { adminId: person.userId, userId, sessionId: session.id })
}

async function chooseRole(
  tx: Orm,
  { userId, sessionId, role }: { userId: string; sessionId: string; role: StaffRole },
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user || !rolesOf(user).includes(role)) {
    throw unprocessable([{ detail: 'You don’t have this role', source: { pointer: '/data/attributes/role' } }])
  }
  await saveSessionRole(tx, sessionId, role)
}
