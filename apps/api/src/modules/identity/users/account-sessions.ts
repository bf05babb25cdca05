import type { Page, Session } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { recordAccountAction } from '../../changes'
import { deleteSession, endSessions, listSessions } from '../accounts/session-store'
import { findUser, type UserRow } from './user-store'

/** Returns a person's open sessions. @throws {HttpError} 404 [DASH-012] */
export async function listUserSessions(orm: Orm, id: string): Promise<Page<Session>> {
  const user = await requireUser(orm, id)
  return listSessions(orm, user.id, undefined)
}

/** Ends one of a person's sessions. @throws {HttpError} 404 [DASH-012] */
export async function endUserSession(orm: Orm, id: string, sessionId: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const user = await requireUser(tx, id)
    const { items, total } = await listSessions(tx, user.id, undefined)
    const session = items.find((open) => open.id === sessionId)
    if (!session || !(await deleteSession(tx, user.id, sessionId))) throw notFound('session', sessionId)
    await recordAccountAction(tx, { userId: user.id, field: 'openSessions', before: total, after: total - 1 })
  })
}

/** Ends all sessions of a person. @throws {HttpError} 404 [DASH-012] */
export async function endUserSessions(orm: Orm, id: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const user = await requireUser(tx, id)
    const { total } = await listSessions(tx, user.id, undefined)
    await endSessions(tx, user.id)
    if (total > 0) {
      await recordAccountAction(tx, { userId: user.id, field: 'openSessions', before: total, after: 0 })
    }
  })
}

async function requireUser(orm: Orm, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await findUser(orm, id) : undefined
  if (!user) throw notFound('user', id)
  return user
}
