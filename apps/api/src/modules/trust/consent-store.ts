import type { ConsentRecord } from '@pkg/api-client'
import { homeConsent, type RealEstateNeed } from '@pkg/domain'
import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, consentDetails, consents, families } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { acceptedFamilies, visibleFamilies } from '../access'
import { formerSlugs } from '../catalog'
import { findLastRevocation } from './release-store'

type ConsentRow = typeof consents.$inferSelect

/** Returns a page of the consents of families that a person may see and has accepted, newest first. */
export async function listConsents(
  orm: Orm,
  familyId: string | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    sql`exists (select 1 from ${families} where ${and(visibleFamilies(person), acceptedFamilies(person))} and (${families.id} = ${consents.familyId}
          or ${families.id} = (select entry.merged_into_id from families as entry where entry.id = ${consents.familyId})))`,
    familyId ? isOfFamily(orm, familyId) : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(consents).where(where)
  return { items: await listRecords(orm, where, page), total: found?.total ?? 0 }
}

/** Returns a consent as staff see it. */
export async function findConsent(orm: Orm, id: string): Promise<ConsentRecord | undefined> {
  const [record] = await listRecords(orm, eq(consents.id, id), { size: 1, offset: 0 })
  return record
}

/**
 * Returns the id of the consent that allows sharing a family's data with a recipient: the newest one that names the recipient, or the
 * newest one that allows us to respond to the request. Includes consents of families that were merged into this one. [TRUST-002]
 */
export async function findSharingConsent(
  tx: Orm,
  familyId: string,
  recipient?: { kind: 'agent' | 'community'; id: string },
): Promise<string | undefined> {
  const named = recipient ? await findNamedConsent(tx, familyId, recipient) : undefined
  return named ?? (await findNewest(tx, familyId, inArray(consents.kind, ['contact', 'request'])))?.id
}

/** Returns the id of the newest consent to calls of a real estate agent about a need. [AGENT-006, TRUTH-002] */
export async function findHomeConsent(tx: Orm, familyId: string, need: RealEstateNeed): Promise<string | undefined> {
  return (await findNewest(tx, familyId, eq(consents.kind, homeConsent(need))))?.id
}

/** Returns the id of the newest consent that names a recipient, given after the family last stopped sharing with that recipient. [TRUST-004] */
export async function findNamedConsent(
  tx: Orm,
  familyId: string,
  recipient: { kind: 'agent' | 'community'; id: string },
): Promise<string | undefined> {
  const revokedAt = await findLastRevocation(tx, familyId, recipient)
  const consent = await findNewest(
    tx,
    familyId,
    and(
      revokedAt && gt(consents.givenAt, revokedAt),
      eq(consents.kind, 'share'),
      eq(consents.recipientKind, recipient.kind),
      // The ledger is never rewritten, so it can name a community by a former slug.
      sql`(${consents.recipientId} = ${recipient.id} or ${consents.recipientId} in ${formerSlugs(recipient.id)})`,
    ),
  )
  return consent?.id
}

/** Returns the newest disclosure of a state that a family acknowledged, of any version or one of `versions`. Includes merged families. [DISC-005, TRUST-015] */
export function findAcknowledgedDisclosure(
  tx: Orm,
  familyId: string,
  state: string,
  versions?: readonly string[],
): Promise<ConsentRow | undefined> {
  const isOfVersion = versions && inArray(consents.version, [...versions])
  return findNewest(tx, familyId, and(eq(consents.kind, 'disclosure'), eq(consents.state, state), isOfVersion))
}

/** Returns the name of a community that families can request. */
export async function findCommunityName(tx: Orm, id: string): Promise<string | undefined> {
  const [community] = await tx
    .select({ name: communities.name })
    .from(communities)
    .where(and(eq(communities.id, id), gt(communities.status, 0)))
  return community?.name
}

async function findNewest(tx: Orm, familyId: string, condition: SQL | undefined): Promise<ConsentRow | undefined> {
  const [consent] = await tx
    .select()
    .from(consents)
    .where(and(isOfFamily(tx, familyId), condition, hasEveryBoxTicked))
    .orderBy(desc(consents.position))
    .limit(1)
  return consent
}

/** A consent without boxes was given by continuing, so it also counts. */
const hasEveryBoxTicked = sql`not jsonb_path_exists(${consents.boxes}, '$[*] ? (@.isTicked == false)')`

function isOfFamily(orm: Orm, familyId: string): SQL {
  const entries = orm
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)))
  return inArray(consents.familyId, entries)
}

async function listRecords(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
): Promise<ConsentRecord[]> {
  const rows = await orm
    .select({ consent: consents, details: consentDetails })
    .from(consents)
    .leftJoin(consentDetails, eq(consentDetails.consentId, consents.id))
    .where(where)
    .orderBy(desc(consents.position))
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ consent, details }) => ({
    id: consent.id,
    position: consent.position,
    kind: consent.kind,
    ...(consent.recipientId ? { recipient: consent.recipientId } : {}),
    ...(consent.state ? { state: consent.state } : {}),
    text: consent.text,
    version: consent.version,
    language: consent.language,
    boxes: consent.boxes,
    page: consent.page,
    ...(details ? { networkAddress: details.networkAddress, browser: details.browser } : {}),
    givenAt: consent.givenAt.toISOString(),
    hash: consent.hash,
  }))
}
