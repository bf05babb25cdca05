import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/database'
import { communities, familyEvents, leads, notifications, uuidActions } from '../database/schema/tables'
import type { Person } from '../http/person'
import { unprocessable } from '../http/problems'
import type { Queue } from '../jobs/queue'
import { checkEmail, checkPhone } from './contact-check'
import { keepFamily, placeOfRequest, type RequestPlace } from './family-of-request'
import { keepAnswers } from './keep-answers'
import { knownContact } from './known-contact'
import { requestReceived } from './letters'

/**
 * Stores what a person did. A complete request stores, in the caller's transaction, the action, the family, a lead per
 * community, the notification of the family, and the job that assigns an advisor: all of it or nothing.
 * The early, pending form of a request stores the action alone; the complete one takes its place. [GWZ-105, GWZ-111]
 */
export async function recordAction(
  tx: Orm,
  queue: Queue,
  action: NewUuidAction,
  person: Person & { anonymousId: string },
): Promise<UuidAction> {
  const { actionType } = action
  const isRequest = actionType === 'pricing-request' || actionType === 'tour-request' || actionType === 'contact'
  const isAnonymous = action.actionInfo.email === undefined && action.actionInfo.phone === undefined
  const contact = isRequest && isAnonymous ? await knownContact(tx, person) : {}
  const actionInfo = { ...action.actionInfo, ...contact }
  const slugs = [...new Set([actionInfo.slug, ...(actionInfo.slugs ?? [])])].filter((slug) => slug !== undefined)
  const wanted = slugs.length > 0 ? await tx.select().from(communities).where(inArray(communities.id, slugs)) : []
  checkValues(actionInfo, slugs, new Set(wanted.map(({ id, status }) => (status > 0 ? id : ''))))

  const stored = await storeAction(tx, { ...action, actionInfo }, person)
  if (actionInfo.status !== 'complete' || stored.wasComplete) return stored.answer
  if (actionType === 'post-conversion' || actionType === 'disclosure') {
    await keepAnswers(tx, queue, action, person)
  }
  if (!isRequest) return stored.answer
  if (!actionInfo.email && !actionInfo.phone) {
    throw unprocessable([
      {
        detail: 'A request needs an e-mail address or a phone number',
        source: { pointer: '/data/attributes/actionInfo' },
      },
    ])
  }

  const first = wanted[0]
  const place: RequestPlace = {
    ...(first ? { state: first.state, county: first.county, label: `${first.city}, ${first.state} ${first.zip}` } : {}),
    ...(await placeOfRequest(tx, actionInfo)),
  }
  const family = await keepFamily(tx, actionInfo, place)
  const added =
    slugs.length > 0
      ? await tx
          .insert(leads)
          .values(slugs.map((communityId) => ({ familyId: family.id, communityId, actionId: stored.answer.id })))
          .onConflictDoNothing()
          .returning({ id: leads.id })
      : []
  const names = wanted.map(({ name }) => name)
  const by = person.partner ? ` (on the site of ${person.partner.name})` : ''
  await tx.insert(familyEvents).values({
    familyId: family.id,
    type: 'request',
    text: `${names.length > 0 ? `Asked for pricing: ${names.join(', ')}` : 'Asked to be contacted'}${by}`,
    author: actionInfo.name ?? 'Family',
  })
  const letter = requestReceived(actionInfo.name ?? '', names)
  if (actionInfo.email && (added.length > 0 || family.isNew)) {
    await tx
      .insert(notifications)
      .values({
        key: `request:${actionInfo.requestId}:received`,
        familyId: family.id,
        channel: 'email',
        recipient: actionInfo.email.trim().toLowerCase(),
        ...letter,
      })
      .onConflictDoNothing()
    await queue.add(tx, 'deliver', { key: `request:${actionInfo.requestId}:received` })
  }
  await queue.add(tx, 'assign', { familyId: family.id, requestId: actionInfo.requestId })
  return stored.answer
}

async function storeAction(tx: Orm, action: NewUuidAction, person: Person & { anonymousId: string }) {
  const { actionType, actionPage, actionInfo } = action
  const completedAt = actionInfo.status === 'complete' ? new Date() : null
  const values = {
    requestId: actionInfo.requestId,
    actionType,
    actionPage,
    actionInfo,
    status: actionInfo.status,
    completedAt,
    anonymousId: person.anonymousId,
    userId: person.userId ?? null,
    partnerId: person.partner?.id ?? null,
  }
  const [inserted] = await tx.insert(uuidActions).values(values).onConflictDoNothing().returning()
  if (inserted) return { wasComplete: false, answer: uuidActionOf(inserted) }

  const ofRequest = and(eq(uuidActions.requestId, actionInfo.requestId), eq(uuidActions.actionType, actionType))
  const [before] = await tx.select().from(uuidActions).where(ofRequest).for('update')
  if (!before) throw new Error('An action was neither made nor found')
  if (before.status === 'complete') return { wasComplete: true, answer: uuidActionOf(before) }
  await tx.update(uuidActions).set(values).where(eq(uuidActions.id, before.id))
  return { wasComplete: false, answer: uuidActionOf({ ...before, ...values }) }
}

/** A stored action as its author reads it: what was asked, without the answers and the contact data. */
export function uuidActionOf(row: typeof uuidActions.$inferSelect): UuidAction {
  const { requestId, status, slug, slugs } = row.actionInfo
  return {
    id: row.id,
    actionType: row.actionType,
    actionPage: row.actionPage,
    actionInfo: { requestId, status, ...(slug ? { slug } : {}), ...(slugs ? { slugs } : {}) },
    createdAt: row.createdAt.toISOString(),
  }
}

function checkValues(info: NewUuidAction['actionInfo'], slugs: string[], known: Set<string>): void {
  const pointer = (name: string) => ({ source: { pointer: `/data/attributes/actionInfo/${name}` } })
  const unknown = slugs.filter((slug) => !known.has(slug))
  const problems = [
    ...(info.email && !checkEmail(info.email).isValid
      ? [{ detail: 'Invalid email address', ...pointer('email') }]
      : []),
    ...(info.phone && !checkPhone(info.phone).isValid ? [{ detail: 'Invalid phone number', ...pointer('phone') }] : []),
    ...unknown.map((slug) => ({
      detail: `There is no community "${slug}"`,
      ...pointer(slug === info.slug ? 'slug' : 'slugs'),
    })),
  ]
  if (problems.length > 0) throw unprocessable(problems)
}
