import { createHash, randomBytes } from 'node:crypto'
import { now } from '@pkg/domain'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, receiptLinks } from '../../database/schema/tables'

const validDays = 400

/** Creates a link that opens a family's receipts without an account. Returns its token and stores only the hash. [TRUST-003] */
export async function createReceiptLink(tx: Orm, familyId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insert(receiptLinks)
    .values({ tokenHash: hashToken(token), familyId, expiresAt: new Date(now().getTime() + validDays * 86_400_000) })
  return token
}

/** Deletes the links to a family's receipts that were created since a time. */
export async function deleteLinksSince(tx: Orm, familyId: string, since: Date): Promise<void> {
  const expiresAt = new Date(since.getTime() + validDays * 86_400_000)
  await tx.delete(receiptLinks).where(and(eq(receiptLinks.familyId, familyId), gte(receiptLinks.expiresAt, expiresAt)))
}

/** Returns the family with an email address, or the one that it was merged into. */
export async function findFamilyByEmail(
  tx: Orm,
  email: string,
): Promise<{ id: string; name: string; language: string } | undefined> {
  const [family] = await tx
    .select({
      id: sql<string>`coalesce(${families.mergedIntoId}, ${families.id})`,
      name: families.name,
      language: families.language,
    })
    .from(families)
    .where(eq(families.email, email))
  return family
}

/** Returns the family that a link opens. */
export async function findLinkedFamily(tx: Orm, token: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: families.id, mergedIntoId: families.mergedIntoId })
    .from(receiptLinks)
    .innerJoin(families, eq(families.id, receiptLinks.familyId))
    .where(and(eq(receiptLinks.tokenHash, hashToken(token)), gt(receiptLinks.expiresAt, now())))
  return row?.mergedIntoId ?? row?.id
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
