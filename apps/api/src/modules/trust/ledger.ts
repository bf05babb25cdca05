import { randomBytes, randomUUID } from 'node:crypto'
import type { ConsentKind, ShownConsent } from '@pkg/domain'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consentDetails, consents, families } from '../../database/schema/tables'
import { formerSlugs } from '../catalog'
import { breakIn, commitmentTo, linked } from './chain'

/** Any number that no other lock of this database uses. */
const ledgerLock = 727_002
const batch = 1000

/** Where a consent came from. */
export interface ConsentOrigin {
  page: string
  networkAddress: string
  browser: string
}

/** A consent to be recorded. */
export interface NewRecord extends Omit<ShownConsent, 'kind' | 'recipient'> {
  kind: ConsentKind
  familyId: string
  actionId?: string | undefined
  recipient?: { kind: 'agent' | 'community'; id: string } | undefined
}

/**
 * Adds consents at the end of the ledger and gives their ids. The chain is one, so that others wait from here until the caller's
 * transaction ends: call it last. [TRUST-001]
 */
export async function recordConsents(tx: Orm, given: readonly NewRecord[], whence: ConsentOrigin): Promise<string[]> {
  if (given.length === 0) return []
  const details = { networkAddress: whence.networkAddress, browser: whence.browser.slice(0, 500) }
  const prepared = given.map((consent) => {
    const secret = { ...details, salt: randomBytes(16).toString('hex') }
    const entry = {
      id: randomUUID(),
      familyId: consent.familyId,
      actionId: consent.actionId ?? null,
      kind: consent.kind,
      recipientKind: consent.recipient?.kind ?? null,
      recipientId: consent.recipient?.id ?? null,
      state: consent.state ?? null,
      text: consent.text,
      version: consent.version,
      language: consent.language,
      boxes: consent.boxes,
      page: whence.page,
      commitment: commitmentTo(secret),
      givenAt: new Date(),
    }
    return { entry, secret }
  })
  await tx.execute(sql`select pg_advisory_xact_lock(${ledgerLock})`)
  const [last] = await tx
    .select({ position: consents.position, hash: consents.hash })
    .from(consents)
    .orderBy(desc(consents.position))
    .limit(1)
  const records = linked(
    prepared.map(({ entry }) => entry),
    last,
  )
  await tx.insert(consents).values(records)
  await tx.insert(consentDetails).values(prepared.map(({ entry, secret }) => ({ consentId: entry.id, ...secret })))
  return records.map(({ id }) => id)
}

/** What a check of the ledger found. */
export interface Verdict {
  isUnbroken: boolean
  records: number
  head: string
  brokenAt?: number
  reason?: string
}

/** Walks the whole chain. [TRUST-001] */
export async function checkLedger(orm: Orm): Promise<Verdict> {
  let before: { position: number; hash: string } | undefined
  for (;;) {
    const rows = await orm
      .select({ record: consents, details: consentDetails })
      .from(consents)
      .leftJoin(consentDetails, eq(consentDetails.consentId, consents.id))
      .where(gt(consents.position, before?.position ?? 0))
      .orderBy(consents.position)
      .limit(batch)
    const found = breakIn(rows, before)
    if (found) {
      return {
        isUnbroken: false,
        records: found.position - 1,
        head: '',
        brokenAt: found.position,
        reason: found.reason,
      }
    }
    before = rows.at(-1)?.record ?? before
    if (rows.length < batch) return { isUnbroken: true, records: before?.position ?? 0, head: before?.hash ?? '' }
  }
}

/**
 * The consent that sending a family's data to a recipient rests on: the newest that names the recipient, else the newest that lets us
 * answer the request. What was asked under an entry that was merged into this family counts as well. [TRUST-002]
 */
export async function groundFor(
  tx: Orm,
  familyId: string,
  recipient?: { kind: 'agent' | 'community'; id: string },
): Promise<string | undefined> {
  const ofFamily = inArray(
    consents.familyId,
    tx
      .select({ id: families.id })
      .from(families)
      .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId))),
  )
  const newest = async (condition: ReturnType<typeof and>) => {
    const [row] = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(and(ofFamily, condition))
      .orderBy(desc(consents.position))
      .limit(1)
    return row?.id
  }
  const named = recipient
    ? await newest(
        and(
          eq(consents.kind, 'share'),
          eq(consents.recipientKind, recipient.kind),
          // The ledger is never rewritten, so it can name a community by a former slug.
          sql`(${consents.recipientId} = ${recipient.id} or ${consents.recipientId} in ${formerSlugs(recipient.id)})`,
          isGiven,
        ),
      )
    : undefined
  return named ?? (await newest(and(inArray(consents.kind, ['contact', 'request']), isGiven)))
}

/** Whether every box of a consent was ticked; one without boxes was given by going on. */
export const isGiven = sql`not jsonb_path_exists(${consents.boxes}, '$[*] ? (@.isTicked == false)')`
