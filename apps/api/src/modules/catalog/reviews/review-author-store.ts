import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { users } from '../../../database/schema/tables'

/** Returns the name and the email address of a review's writer, if the account still exists and has one. */
export async function findAuthor(tx: Orm, userId: string): Promise<{ name: string; email: string } | undefined> {
  const [author] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId))
  return author?.email ? { name: author.name, email: author.email } : undefined
}
