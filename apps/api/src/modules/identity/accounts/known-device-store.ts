import { now } from '@pkg/domain'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { knownDevices } from '../../../database/schema/tables'

/** Returns whether a device signed in to any account, or to the account with this id. */
export async function isKnownDevice(orm: Orm, deviceHash: string, userId?: string): Promise<boolean> {
  const [found] = await orm
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.deviceHash, deviceHash),
        gt(knownDevices.expiresAt, now()),
        userId === undefined ? undefined : eq(knownDevices.userId, userId),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Replaces the hash of a device for all of its accounts. */
export async function renameDevice(tx: Orm, deviceHash: string, newHash: string): Promise<void> {
  await tx.update(knownDevices).set({ deviceHash: newHash }).where(eq(knownDevices.deviceHash, deviceHash))
}

/** Saves that a device signed in to an account. */
export async function insertKnownDevice(tx: Orm, device: typeof knownDevices.$inferInsert): Promise<void> {
  const { expiresAt } = device
  await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.userId], set: { expiresAt } })
}

/** Deletes all devices of an account. */
export async function deleteKnownDevices(tx: Orm, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

/** Deletes the devices that expired before a moment. */
export async function deleteExpiredDevices(tx: Orm, moment: Date): Promise<void> {
  await tx.delete(knownDevices).where(lt(knownDevices.expiresAt, moment))
}
