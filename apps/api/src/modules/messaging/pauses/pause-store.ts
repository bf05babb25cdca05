import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, messagePauses } from '../../../database/schema/tables'
import { hashAddress } from '../stops/stop-store'

/** A family whose messages are paused. A family that was merged into another one is known by its own id. */
export type PausedFamily = Awaited<ReturnType<typeof listFamiliesAt>>[number]

/** Returns the families with an email address or phone number, with those that were merged into another one. */
export function listFamiliesAt(tx: Orm, { email, phone }: { email?: string; phone?: string }) {
  return tx
    .select({
      id: families.id,
      keptId: sql<string>`coalesce(${families.mergedIntoId}, ${families.id})`,
      name: families.name,
      email: families.email,
      phone: families.phone,
      language: families.language,
      agentId: sql<
        string | null
      >`coalesce((select kept.agent_id from ${families} as kept where kept.id = ${families.mergedIntoId}), ${families.agentId})`,
    })
    .from(families)
    .where(or(email ? eq(families.email, email) : undefined, phone ? eq(families.phone, phone) : undefined))
    .orderBy(families.createdAt)
}

/** Someone's wish to stop messages. */
export interface Stop {
  channel: 'email' | 'text'
  words: string
  /** The address or number that it came from. */
  address: string
}

/** Pauses messages to the addresses of a family, or to a number that no family has. Returns whether they weren't paused. [EDGE-008] */
export async function insertPauses(
  tx: Orm,
  { channel, words, address }: Omit<Stop, 'words'> & { words: string | null },
  family: PausedFamily | undefined,
): Promise<boolean> {
  const addresses = new Set([
    address,
    ...(family?.email ? [family.email] : []),
    ...(family?.phone ? [family.phone] : []),
  ])
  const of = { familyId: family?.id ?? null, channel, words: family ? words : null }
  const inserted = await tx
    .insert(messagePauses)
    .values([...addresses].map((each) => ({ ...of, addressHash: hashAddress(each) })))
    .onConflictDoNothing()
    .returning({ id: messagePauses.id })
  return inserted.length > 0
}

/** Returns families with all that were merged with them, with their addresses. */
export async function listMergedFamilies(tx: Orm, keptIds: string[]) {
  return tx
    .select({ id: families.id, email: families.email, phone: families.phone })
    .from(families)
    .where(or(inArray(families.id, keptIds), inArray(families.mergedIntoId, keptIds)))
}

/** Ends the pauses of addresses and numbers, and of families. Returns whether there were any. */
export async function deletePauses(tx: Orm, addresses: string[], familyIds: string[]): Promise<boolean> {
  const deleted = await tx
    .delete(messagePauses)
    .where(
      or(inArray(messagePauses.addressHash, addresses.map(hashAddress)), inArray(messagePauses.familyId, familyIds)),
    )
    .returning({ id: messagePauses.id })
  return deleted.length > 0
}

/**
 * Returns since when messages to a family are paused, and why: because it asked, in which words, or someone else with its address or number. [EDGE-008]
 */
export async function findPause(orm: Orm, family: { id: string; email: string | null; phone: string | null }) {
  const hashes = [family.email, family.phone].flatMap((address) => (address ? [hashAddress(address)] : []))
  const merged = orm.select({ id: families.id }).from(families).where(eq(families.mergedIntoId, family.id))
  const isOwn = or(eq(messagePauses.familyId, family.id), inArray(messagePauses.familyId, merged))
  const [pause] = await orm
    .select({
      channel: messagePauses.channel,
      words: sql<string | null>`case when ${isOwn} then ${messagePauses.words} end`,
      since: messagePauses.pausedAt,
    })
    .from(messagePauses)
    .where(or(isOwn, hashes.length > 0 ? inArray(messagePauses.addressHash, hashes) : undefined))
    .orderBy(sql`${isOwn} desc`, messagePauses.pausedAt)
    .limit(1)
  return pause
}

/** Deletes the words of families from their pauses. The pauses stay, because the people still want no messages. [TRUTH-012] */
export async function erasePauseWords(tx: Orm, familyIds: string[]): Promise<void> {
  await tx.update(messagePauses).set({ words: null }).where(inArray(messagePauses.familyId, familyIds))
}

/** Returns whether messages to an address or number are paused. */
export async function isAddressPaused(orm: Orm, address: string): Promise<boolean> {
  const isAddress = eq(messagePauses.addressHash, hashAddress(address))
  return (await orm.select({ id: messagePauses.id }).from(messagePauses).where(isAddress).limit(1)).length > 0
}

/** Returns whether texts to the number of a family are paused. */
export async function isNumberPaused(orm: Orm, phone: string, familyId: string): Promise<boolean> {
  return (await findPause(orm, { id: familyId, email: null, phone })) !== undefined
}
