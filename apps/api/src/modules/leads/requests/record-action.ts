import { isDeepStrictEqual } from 'node:util'
import type { NewUuidAction, UuidAction } from '@pkg/api-client'
import { contactWording, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { checkEmail, checkPhone } from '../../contact'
import { findRequestCallId } from '../../calls'
import { findRequestTourId } from '../../tours'
import { insertAction, listCommunities, lockAction, toUuidAction, updateAction } from './action-store'
import type { Sender } from './complete-request'
import { findKnownContact } from './known-contact-store'
import { answerDisclosure } from '../disclosures/answer-disclosure'
import { listRecipients } from './recipient-store'
import { saveAnswers } from './save-answers'
import { submitRequest } from './submit-request'

const requestTypes: readonly NewUuidAction['actionType'][] = ['pricing-request', 'tour-request', 'contact']

/**
 * Saves a user action. A complete request also saves the family, a lead per community, the consents, the messages, and the jobs that
 * follow, all in the caller's transaction. A pending request saves only the action; the complete one replaces it, and a repeated one changes
 * nothing. @throws {HttpError} 409 for a complete request with other values. [GWZ-105, GWZ-111]
 */
export async function recordAction(tx: Orm, queue: Queue, action: NewUuidAction, sender: Sender): Promise<UuidAction> {
  const { actionType } = action
  const isRequest = requestTypes.includes(actionType)
  const isWithoutContact = action.actionInfo.email === undefined && action.actionInfo.phone === undefined
  const contact = isRequest && isWithoutContact ? await findKnownContact(tx, sender) : undefined
  const { phone: knownPhone, ...known } = contact ?? {}
  // A family that would rather not be called isn’t, also if an earlier request has its number. [TRUST-006]
  const sendsPhone = knownPhone !== undefined && !action.actionInfo.data.noCalls
  const actionInfo = { ...action.actionInfo, ...known, ...(sendsPhone && { phone: knownPhone }) }
  const slugs = [...new Set([actionInfo.slug, ...(actionInfo.slugs ?? [])])].filter((slug) => slug !== undefined)
  const found = await listCommunities(tx, slugs)
  checkValues(actionInfo, slugs, new Set(found.flatMap(({ id, status }) => (status > 0 ? [id] : []))))

  const { saved, wasComplete } = await saveAction(tx, { ...action, actionInfo }, sender)
  if (actionInfo.status !== 'complete') return saved
  const withRecipients = async () => {
    const tourId = await findRequestTourId(tx, saved.id)
    const callId = await findRequestCallId(tx, saved.id)
    const recipients = await listRecipients(tx, actionInfo.requestId)
    return { ...saved, recipients, ...(tourId ? { tourId } : {}), ...(callId ? { callId } : {}) }
  }
  if (wasComplete) return withRecipients()
  if (actionType === 'post-conversion') await saveAnswers(tx, queue, action, sender)
  if (actionType === 'disclosure') await answerDisclosure(tx, queue, action, saved.id, sender)
  if (!isRequest) return withRecipients()
  if (!actionInfo.email && !actionInfo.phone) {
    throw unprocessable([
      { detail: 'Provide an email address or a phone number', source: { pointer: '/data/attributes/actionInfo' } },
    ])
  }
  requireContactWording(actionInfo)
  checkNoCalls(actionInfo, sender)
  const communities = slugs.flatMap((slug) => found.filter(({ id }) => id === slug))
  await submitRequest(tx, queue, { action: { ...action, actionInfo }, actionId: saved.id, communities }, sender)
  return withRecipients()
}

/**
 * Requires the wording that a family read before it gave its contact info, so nothing is shared without it.
 * @throws {HttpError} 422. [TRUTH-002]
 */
function requireContactWording({ data }: NewUuidAction['actionInfo']): void {
  if (data.wordings?.some(({ id }) => id === contactWording(data.noCalls))) return
  throw unprocessable([
    {
      detail: `Name the consent wording for ${data.noCalls ? 'emails' : 'calls'} that the family was shown`,
      source: { pointer: '/data/attributes/actionInfo/data/wordings' },
    },
  ])
}

/**
 * Rejects a family's wish not to be called where the operator's setting doesn't allow it, and with a phone number, which would contradict it. Such a
 * family is served by email. @throws {HttpError} 422. [TRUST-006]
 */
function checkNoCalls({ data, phone, email }: NewUuidAction['actionInfo'], { isPhoneOptional }: Sender): void {
  if (!data.noCalls) return
  const at = (name: string) => ({ source: { pointer: `/data/attributes/actionInfo/${name}` } })
  const errors = [
    ...(isPhoneOptional ? [] : [{ detail: 'A phone number is required on this site', ...at('data/noCalls') }]),
    ...(phone ? [{ detail: 'Leave this out if the family would rather not be called', ...at('phone') }] : []),
    ...(email ? [] : [{ detail: 'Provide an email address', ...at('email') }]),
  ]
  if (errors.length > 0) throw unprocessable(errors)
}

async function saveAction(tx: Orm, action: NewUuidAction, person: Person & { anonymousId: string }) {
  const { actionType, actionPage, actionInfo } = action
  const values = {
    requestId: actionInfo.requestId,
    actionType,
    actionPage,
    actionInfo,
    status: actionInfo.status,
    completedAt: actionInfo.status === 'complete' ? now() : null,
    anonymousId: person.anonymousId,
    userId: person.userId ?? null,
    partnerId: person.partner?.id ?? null,
  }
  const inserted = await insertAction(tx, values)
  if (inserted) return { wasComplete: false, saved: toUuidAction(inserted) }

  const earlier = await lockAction(tx, actionInfo.requestId, actionType)
  if (!earlier) throw new Error('The user action was neither inserted nor found')
  if (earlier.status === 'complete') {
    // A pending action that arrives late changes nothing.
    if (actionInfo.status === 'complete' && !isDeepStrictEqual(earlier.actionInfo, actionInfo)) throw requestIdReused()
    return { wasComplete: true, saved: toUuidAction(earlier) }
  }
  await updateAction(tx, earlier.id, values)
  return { wasComplete: false, saved: toUuidAction({ ...earlier, ...values }) }
}

const requestIdReused = () =>
  conflict('request-id-reused', 'This request was already sent with other values', [
    { detail: 'Use a new requestId for a new request', source: { pointer: '/data/attributes/actionInfo/requestId' } },
  ])

function checkValues(info: NewUuidAction['actionInfo'], slugs: string[], live: Set<string>): void {
  const at = (name: string) => ({ source: { pointer: `/data/attributes/actionInfo/${name}` } })
  const errors = [
    ...(info.email && !checkEmail(info.email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(info.phone && !checkPhone(info.phone).isValid ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
    ...slugs
      .filter((slug) => !live.has(slug))
      .map((slug) => ({
        detail: `Community "${slug}" doesn't exist`,
        ...at(slug === info.slug ? 'slug' : 'slugs'),
      })),
  ]
  if (errors.length > 0) throw unprocessable(errors)
}
