import type { PrivacyGrant, SentPrivacyCode } from '@pkg/api-client'
import { maskedEmail, maskedPhone } from '@pkg/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../../database/database'
import { countAttempt, countGuardedAttempt, limits } from '../../http/attempt-limits'
import { conflict, signInRequired } from '../../http/errors'
import { networkOf } from '../../http/network'
import { requestLanguage } from '../../http/request-language'
import type { Person } from '../../http/person'
import { consumeCode, createCode, createLink, deleteExpiredTokens, findValidLink } from '../identity'
import { queueMessage } from '../messaging'
import { findSubjectFamily } from '../trust'
import { messagesIn } from './messages-in'
import { findContact, type Owner, type RecordedContact } from './owner-store'
import type { PrivacyDependencies } from './privacy-dependencies'

/** Who sends a request, and how it's answered. */
interface Exchange {
  person: Person
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Sends a code to the address on record of the family of an emailed link, or of the person's own family or account. Without an address, it
 * goes to the phone number. @throws {HttpError} 401, 404, 409 without an address and number, or 429. [TRUST-016]
 */
export async function sendPrivacyCode(
  dependencies: PrivacyDependencies,
  subject: { token?: string },
  { person, request, reply }: Exchange,
): Promise<SentPrivacyCode> {
  const { orm, queue, settings } = dependencies
  const owner = await findOwner(orm, subject, person)
  const contact = codeAddress(await findContact(orm, owner))
  if (!contact) throw conflict('no-contact', "There's no email address or phone number on record to send a code to")
  const requester = { id: networkOf(request.ip), isKnownDevice: false }
  await countAttempt(dependencies, limits.messagesFromAddress, requester.id, reply)
  const limited = { account: contact, requester }
  const hasOneAttempt = await countGuardedAttempt(dependencies, limits.codes, limited, reply)
  const token = await orm.transaction(async (tx) => {
    await deleteExpiredTokens(tx)
    const created = await createCode(
      tx,
      { ...owner, contact, requester: requester.id },
      { hasOneAttempt, kind: 'privacy-code' },
    )
    const isEmail = contact.includes('@')
    const messages = messagesIn(requestLanguage(request))
    await queueMessage(tx, {
      ...owner,
      channel: isEmail ? 'email' : 'text',
      recipient: contact,
      content: isEmail ? messages.privacyCode(settings.brand) : messages.privacyCodeText(settings.brand),
      secret: { text: created.code, expiresAt: created.token.expiresAt },
    })
    return created.token
  })
  queue.wake()
  return { id: token.id, sentTo: maskedContact(contact), expiresAt: token.expiresAt.toISOString() }
}

/** Exchanges a code for a grant. @throws {HttpError} 401 for a wrong code, 410 for an expired one, or 429. [TRUST-016] */
export async function enterPrivacyCode(
  dependencies: PrivacyDependencies,
  { id, code }: { id: string; code: string },
  { request, reply }: Exchange,
): Promise<PrivacyGrant> {
  const { orm } = dependencies
  await countAttempt(dependencies, limits.secretsFromAddress, networkOf(request.ip), reply)
  const { familyId, userId, contact } = await consumeCode(orm, id, code, 'privacy-code')
  return orm.transaction(async (tx) => {
    const { token, expiresAt } = await createLink(tx, { kind: 'privacy', familyId, userId, contact })
    return { grant: token, expiresAt: expiresAt.toISOString() }
  })
}

/** Returns the owner who got a grant. @throws {HttpError} 410 for a grant that has expired. [TRUST-016] */
export async function findGrantee(tx: Orm, grant: string): Promise<Owner> {
  const { familyId, userId } = await findValidLink(tx, grant, ['privacy'])
  return { familyId, userId }
}

/** Returns the owner of the information that a person asks about. @throws {HttpError} 401 or 404 */
async function findOwner(orm: Orm, { token }: { token?: string }, person: Person): Promise<Owner> {
  const familyId = (await findSubjectFamily(orm, token ? { token } : {}, person)) ?? null
  const userId = !token && person.role === 'customer' ? (person.userId ?? null) : null
  if (!familyId && !userId) throw signInRequired()
  return { familyId, userId }
}

/** Returns where a code goes: the email address on record, or else the phone number. */
export const codeAddress = (contact: RecordedContact | undefined): string | undefined =>
  contact?.email ?? contact?.phone ?? undefined

/** Returns an email address or phone number with its middle masked. */
export const maskedContact = (contact: string): string =>
  contact.includes('@') ? maskedEmail(contact) : maskedPhone(contact)
