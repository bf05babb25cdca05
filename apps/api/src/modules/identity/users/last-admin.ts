import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'
import { conflict } from '../../../http/problems'

/** Throws 409 for the only active admin: without them nobody could let anybody in. Locks the admins until the transaction ends. */
export async function notTheLastAdmin(
  tx: Orm,
  user: Pick<typeof users.$inferSelect, 'id' | 'role' | 'status'>,
): Promise<void> {
  if (user.role !== 'admin' || user.status !== 'active') return
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update')
  if (admins.every(({ id }) => id === user.id)) {
    throw conflict('last-admin', 'This is the last admin. Name another one first.')
  }
}
