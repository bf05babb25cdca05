import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { families, receiptLinks } from '../../database/schema/tables'

const daysValid = 400

/** Makes a key that opens a family's receipts without an account; only its hash is kept. [TRUST-003] */
export async function makeReceiptLink(tx: Orm, familyId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insert(receiptLinks)
    .values({ tokenHash: hashOf(token), familyId, expiresAt: new Date(Date.now() + daysValid * 86_400_000) })
  return token
}

/** The family that a key opens, or none. */
export async function familyOfLink(tx: Orm, token: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: families.id, mergedIntoId: families.mergedIntoId })
    .from(receiptLinks)
    .innerJoin(families, eq(families.id, receiptLinks.familyId))
    .where(and(eq(receiptLinks.tokenHash, hashOf(token)), gt(receiptLinks.expiresAt, new Date())))
  return row?.mergedIntoId ?? row?.id
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
