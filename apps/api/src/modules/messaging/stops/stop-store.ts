import { createHash } from 'node:crypto'
import type { StoppableKind } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { emailStops, notifications } from '../../../database/schema/tables'

/** Returns the kind and recipient of a message. */
export async function findRecipient(orm: Orm, id: string) {
  if (!isUuid(id)) return undefined
  const [message] = await orm
    .select({ kind: notifications.kind, recipient: notifications.recipient })
    .from(notifications)
    .where(eq(notifications.id, id))
  return message
}

/** Returns whether a recipient stopped emails of a kind. */
export async function isEmailStopped(orm: Orm, recipient: string, kind: StoppableKind): Promise<boolean> {
  const isRecipient = and(eq(emailStops.addressHash, hashAddress(recipient)), eq(emailStops.kind, kind))
  return (await orm.select({ kind: emailStops.kind }).from(emailStops).where(isRecipient)).length > 0
}

/** Stops emails of a kind to a recipient. */
export async function insertStop(orm: Orm, recipient: string, kind: StoppableKind): Promise<void> {
  await orm
    .insert(emailStops)
    .values({ addressHash: hashAddress(recipient), kind })
    .onConflictDoNothing()
}

/** Lets emails of a kind go to a recipient again. Returns whether they were stopped. */
export async function deleteStop(orm: Orm, recipient: string, kind: StoppableKind): Promise<boolean> {
  const deleted = await orm
    .delete(emailStops)
    .where(and(eq(emailStops.addressHash, hashAddress(recipient)), eq(emailStops.kind, kind)))
    .returning({ kind: emailStops.kind })
  return deleted.length > 0
}

/** Returns the hash by which a stopped address or number is known. */
export const hashAddress = (address: string) => createHash('sha256').update(address.trim().toLowerCase()).digest('hex')
