import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { checkEmail, checkPhone } from '../../contact'
import { saveAnswers } from './save-answers'
import { submitRequest } from './submit-request'
import type { Sender } from './complete-request'
import { knownContact } from './known-contact'

/**
 * Stores what a person did. A complete request stores, in the caller's transaction, the action, the family, a lead per
 * community, the consents, the notifications, and the jobs that follow: all of it or nothing.
 * The early, pending form of a request stores the action alone; the complete one takes its place. [GWZ-105, GWZ-111]
 */
export async function recordAction(tx: Orm, queue: Queue, action: NewUuidAction, sender: Sender): Promise<UuidAction> {
  const { actionType } = action
  const isRequest = actionType === 'pricing-request' || actionType === 'tour-request' || actionType === 'contact'
  const isAnonymous = action.actionInfo.email === undefined && action.actionInfo.phone === undefined
  const contact = isRequest && isAnonymous ? await knownContact(tx, sender) : {}
  const actionInfo = { ...action.actionInfo, ...contact }
  const slugs = [...new Set([actionInfo.slug, ...(actionInfo.slugs ?? [])])].filter((slug) => slug !== undefined)
  const wanted = slugs.length > 0 ? await tx.select().from(communities).where(inArray(communities.id, slugs)) : []
  checkValues(actionInfo, slugs, new Set(wanted.map(({ id, status }) => (status > 0 ? id : ''))))

  const stored = await storeAction(tx, { ...action, actionInfo }, sender)
  if (actionInfo.status !== 'complete' || stored.wasComplete) return stored.answer
  if (actionType === 'post-conversion' || actionType === 'disclosure') {
    await saveAnswers(tx, queue, action, stored.answer.id, sender)
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
  const asked = slugs.flatMap((slug) => wanted.filter(({ id }) => id === slug))
  await submitRequest(tx, queue, { action: { ...action, actionInfo }, actionId: stored.answer.id, asked }, sender)
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
