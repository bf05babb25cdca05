import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { users } from '../../database/schema/tables'

/** Returns the name and address of the person who sends a link, if their account has an address. */
export async function findSender(
  orm: Orm,
  userId: string | undefined,
): Promise<{ userId: string; email: string; name: string } | undefined> {
  if (userId === undefined) return undefined
  const [row] = await orm.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId))
  return row?.email ? { userId, email: row.email, name: row.name } : undefined
}
