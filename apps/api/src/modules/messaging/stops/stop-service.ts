import type { EmailStop } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { canBeStopped } from '../outbox/message-kinds'
import { findRecipient, insertStop, isEmailStopped } from './stop-store'

/** Returns whether the recipient of an email stopped emails of its kind. @throws {HttpError} 404. [TRUTH-009] */
export async function findStop(orm: Orm, id: string): Promise<EmailStop> {
  const { kind, recipient } = await requireStoppable(orm, id)
  return { id, kind, isStopped: await isEmailStopped(orm, recipient, kind) }
}

/** Stops emails of this kind to the recipient of an email. @throws {HttpError} 404. [TRUTH-009] */
export async function stopEmails(orm: Orm, id: string): Promise<EmailStop> {
  const { kind, recipient } = await requireStoppable(orm, id)
  await insertStop(orm, recipient, kind)
  return { id, kind, isStopped: true }
}

async function requireStoppable(orm: Orm, id: string) {
  const { kind = null, recipient = '' } = (await findRecipient(orm, id)) ?? {}
  // An erased message has no address.
  if (!canBeStopped(kind) || !recipient.includes('@')) throw notFound('email', id)
  return { kind, recipient }
}
