import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consentDetails, consents } from '../../database/schema/tables'
import type { ChainLink, LedgerDetails, LedgerRecord } from './chain'

/** An arbitrary number that no other advisory lock uses. */
const ledgerLock = 727_002

/** Locks the ledger until the transaction ends. Returns the last record's place in the chain. */
export async function lockLedger(tx: Orm): Promise<ChainLink | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ledgerLock})`)
  const [last] = await tx
    .select({ position: consents.position, hash: consents.hash })
    .from(consents)
    .orderBy(desc(consents.position))
    .limit(1)
  return last
}

/** Inserts records and their details. */
export async function insertRecords(
  tx: Orm,
  records: LedgerRecord[],
  details: (LedgerDetails & { consentId: string })[],
): Promise<void> {
  await tx.insert(consents).values(records)
  await tx.insert(consentDetails).values(details)
}

/** Returns the records after a position with their details, in order. */
export function listRecordsAfter(orm: Orm, position: number, limit: number) {
  return orm
    .select({ record: consents, details: consentDetails })
    .from(consents)
    .leftJoin(consentDetails, eq(consentDetails.consentId, consents.id))
    .where(gt(consents.position, position))
    .orderBy(consents.position)
    .limit(limit)
}

/** Returns whether a hash belongs to a record of the ledger. */
export async function isKnownHead(orm: Orm, head: string): Promise<boolean> {
  const [known] = await orm.select({ id: consents.id }).from(consents).where(eq(consents.hash, head))
  return known !== undefined
}
