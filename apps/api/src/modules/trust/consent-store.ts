import type { BodyOf, ConsentRecord, endpoints } from '@pkg/api-client'
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consentDetails, consents, families } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { unprocessable } from '../../http/problems'
import { findRequestFamilyId, visibleFamilies } from '../access'
import { recordConsents } from './ledger'

/** Adds a consent to the ledger for the request it belongs to. @throws {HttpError} 422 without such a request. */
export async function addConsent(
  tx: Orm,
  body: BodyOf<typeof endpoints.consents.create>,
  person: Person,
  origin: { networkAddress: string; browser: string },
): Promise<ConsentRecord> {
  const familyId = await findRequestFamilyId(tx, body.requestId, person)
  if (!familyId) {
    throw unprocessable([
      { detail: 'There is no request with this id', source: { pointer: '/data/attributes/requestId' } },
    ])
  }
  const { requestId: _id, page, recipient, ...told } = body
  const named = recipient ? { recipient: { kind: 'community' as const, id: recipient } } : {}
  const [id] = await recordConsents(tx, [{ ...told, ...named, familyId }], { ...origin, page })
  const [made] = await records(tx, id ? eq(consents.id, id) : undefined, { size: 1, offset: 0 })
  if (!made) throw new Error('A consent was not stored')
  return made
}

/** Returns a page of the consents of families that a person may see. */
export async function listConsents(
  orm: Orm,
  client: string | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    sql`exists (select 1 from ${families} where ${visibleFamilies(person)} and (${families.id} = ${consents.familyId}
          or ${families.id} = (select entry.merged_into_id from families as entry where entry.id = ${consents.familyId})))`,
    client ? inArray(consents.familyId, entriesOf(orm, client)) : undefined,
  )
  const [found] = await orm.select({ total: count() }).from(consents).where(where)
  return { items: await records(orm, where, page), total: found?.total ?? 0 }
}

/** Returns whether a hash is one of the ledger's. */
export async function isKnownHead(orm: Orm, head: string): Promise<boolean> {
  const [known] = await orm.select({ id: consents.id }).from(consents).where(eq(consents.hash, head))
  return known !== undefined
}

/** A family and the entries that were taken into it. */
const entriesOf = (orm: Orm, id: string) =>
  orm
    .select({ id: families.id })
    .from(families)
    .where(or(eq(families.id, id), eq(families.mergedIntoId, id)))

async function records(
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
