import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, Family } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, unprocessable } from '../../../http/errors'
import type { RequestOrigin } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamily } from '../../access'
import { checkEmail, checkPhone, storedPhone } from '../../contact'
import { openConversation } from '../../messaging'
import { addFamilyEvent, findNamedWording, operatorOf, recordConsents, releaseTo, wordingConsent } from '../../trust'
import { shareWithCovering } from '../covers/share-with-covering'
import { insertLeads } from '../requests/lead-store'
import { findEnteredLocation } from '../requests/location-store'
import { upsertFamily } from '../requests/upsert-family'
import { type AgentContact, findAgent } from './agent-store'
import { findLiveCommunity } from './community-store'
import { listDuplicates } from './duplicate-store'
import { lockFamily, lockFamilyByContact, updateFamily } from './family-store'
import { getFamily } from './get-family'

type NewFamily = BodyOf<typeof endpoints.marketplaceClients.create>

/**
 * Adds a family that called or came in person, with its consent. An agent who adds a family becomes its advisor; for an admin, the next
 * advisor gets it. Returns it with the families that may be the same. [API-029, DATA-016, DATA-017]
 * @throws {HttpError} 409 for a family that exists, without `confirmKnown`, or 422 for invalid values, or for a family of another advisor
 */
export async function addFamily(
  tx: Orm,
  queue: Queue,
  input: NewFamily,
  person: Person,
  origin: RequestOrigin,
): Promise<Family> {
  const community = await checkInput(tx, input)
  const requestId = randomUUID()
  const info = toActionInfo(input, requestId)
  const communityLocation = community && {
    state: community.state,
    county: community.county,
    label: `${community.city}, ${community.state}`,
  }
  if (!input.confirmKnown) await refuseKnown(tx, input, person)
  const family = await upsertFamily(tx, info, { ...communityLocation, ...(await findEnteredLocation(tx, info.data)) })
  await updateFamily(tx, family.id, { enteredBy: person.name })
  const { source = 'direct call', contactMethod = 'phone' } = input
  if (community) {
    await insertLeads(tx, [
      { familyId: family.id, communityId: community.id, source, contactMethod, status: 'assigned' },
    ])
  }
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: `Added by staff. Source: ${source}`,
    author: person.name,
  })
  const advisor = await assignToAgent(tx, family.id, person)
  if (advisor) await openConversation(tx, family, { role: 'agent', id: advisor.id, name: advisor.name })
  else await queue.add(tx, 'assign', { familyId: family.id, requestId })

  // Recording consents locks the ledger until the transaction ends, so it comes last.
  const wording = await findNamedWording(tx, input.consent, '/data/attributes/consent')
  const consent = wordingConsent(wording, { choice: undefined, operator: origin.brand.name }, { familyId: family.id })
  const [consentId] = await recordConsents(tx, [consent], { ...origin, page: '/dashboard' })
  await releaseTo(tx, family, operatorOf(origin.brand), { consentId, reason: 'You talked to us' })
  if (advisor) {
    const recipientAgent = { kind: 'agent' as const, id: advisor.id, name: advisor.name }
    await releaseTo(tx, family, recipientAgent, { consentId, reason: 'You talked to this advisor' })
    await shareWithCovering(tx, family, advisor.id)
  }
  const added = await getFamily(tx, family.id, person)
  const row = await findVisibleFamily(tx, family.id, person)
  return { ...added, duplicates: await listDuplicates(tx, row, person) }
}

/** Refuses to overwrite a family that exists. One that has another advisor is refused later, without its name. @throws {HttpError} 409 */
async function refuseKnown(tx: Orm, { email, phone }: NewFamily, person: Person): Promise<void> {
  const contact = { email: email?.trim().toLowerCase(), phone: phone && storedPhone(phone) }
  const known = await lockFamilyByContact(tx, contact)
  if (!known) return
  if (person.role === 'agent' && known.agentId && known.agentId !== person.agentId) return
  const isSeen = person.role === 'admin' || known.agentId === person.agentId
  throw conflict('family-known', 'This family exists', [
    {
      detail: 'Open it, or confirm that the new values belong to it',
      source: { pointer: `/data/attributes/${email ? 'email' : 'phone'}` },
      ...(isSeen ? { meta: { current: { type: 'clients', id: known.id, attributes: { name: known.name } } } } : {}),
    },
  ])
}

/** Returns a family's input in the form of a request. */
function toActionInfo({ name, email, phone, city, state, zip, consent }: NewFamily, requestId: string) {
  return {
    requestId,
    status: 'complete' as const,
    name,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    data: {
      language: consent.language,
      ...(city ? { city } : {}),
      ...(state ? { state } : {}),
      ...(zip ? { zip } : {}),
    },
  }
}

/** Assigns a family to the agent who adds it. Returns the agent, or undefined for an admin. @throws {HttpError} 422 for another advisor's family. */
async function assignToAgent(tx: Orm, familyId: string, { role, agentId }: Person): Promise<AgentContact | undefined> {
  const agent = role === 'agent' && agentId ? await findAgent(tx, agentId) : undefined
  if (!agent) return undefined
  const family = await lockFamily(tx, familyId)
  if (family?.agentId && family.agentId !== agent.id) {
    throw unprocessable([
      { detail: 'This family already has an advisor', source: { pointer: '/data/attributes/email' } },
    ])
  }
  await updateFamily(tx, familyId, { agentId: agent.id })
  return agent
}

async function checkInput(tx: Orm, { email, phone, communityId }: NewFamily) {
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const community = communityId ? await findLiveCommunity(tx, communityId) : undefined
  const errors = [
    ...(!email && !phone ? [{ detail: 'Provide an email address or a phone number', ...at('email') }] : []),
    ...(email && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(phone && !checkPhone(phone).isValid ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
    ...(communityId && !community
      ? [{ detail: `Community "${communityId}" doesn't exist`, ...at('communityId') }]
      : []),
  ]
  if (errors.length > 0) throw unprocessable(errors)
  return community
}
