import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, Family } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/errors'
import type { RequestOrigin } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { findVisibleFamily } from '../../access'
import { checkEmail, checkPhone, normalizeEmail, storedPhone } from '../../contact'
import { openConversation } from '../../messaging'
import { addFamilyEvent, findNamedWording, operatorOf, recordConsents, releaseTo, wordingConsent } from '../../trust'
import { shareWithCovering } from '../covers/share-with-covering'
import { findEnteredLocation } from '../requests/location-store'
import { type SavedFamily, saveFamily } from '../requests/upsert-family'
import { type AgentContact, findAgent } from './agent-store'
import { addAsked, requireLiveCommunities } from './asked-communities'
import type { LiveCommunity } from './community-store'
import { followCorrection } from './correct-contact'
import { listDuplicates } from './duplicate-store'
import { type FamilyRow, lockFamily, updateFamily } from './family-store'
import { getFamily } from './get-family'
import { lockSameFamily } from './known-families'
import { createNote } from './note-service'
import { answersAfter } from './spoken-answers'

type NewFamily = BodyOf<typeof endpoints.marketplaceClients.create>

/**
 * Adds a family that calls or comes in person, with what it says and its consent. An agent who adds a family becomes its advisor; for an admin, the next
 * advisor gets it. Returns it with the families that may be the same. [API-029, DATA-016, DATA-017, WORK-019]
 * @throws {HttpError} 409 for a family that exists, without a confirmation, or 422 for invalid values, or for a family of another advisor
 */
export async function addFamily(
  tx: Orm,
  queue: Queue,
  input: NewFamily,
  person: Person,
  origin: RequestOrigin,
): Promise<Family> {
  const asked = await checkInput(tx, input)
  const known = await lockSameFamily(tx, input, person)
  const family = await saveSpoken(tx, known, input, asked, person)
  const advisor = await assignToAgent(tx, family.id, person)
  if (advisor) await openConversation(tx, family, { role: 'agent', id: advisor.id, name: advisor.name })
  else await queue.add(tx, 'assign', { familyId: family.id, requestId: randomUUID() })
  if (input.note) await createNote(tx, queue, { clientId: family.id, text: input.note }, person)

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

/** Saves what a family says, and the communities that it asks about. */
async function saveSpoken(
  tx: Orm,
  known: FamilyRow | undefined,
  input: NewFamily,
  asked: readonly LiveCommunity[],
  person: Person,
): Promise<SavedFamily> {
  const { source = 'direct call', contactMethod = 'phone' } = input
  const email = input.email && normalizeEmail(input.email)
  const phone = input.phone && storedPhone(input.phone)
  const [first] = asked
  const ofCommunity = first && {
    state: first.state,
    county: first.county,
    label: `${first.city}, ${first.state}`,
  }
  // A family that gives a phone number can be called again. [TRUST-006]
  const { noCalls, ...answers } = known?.answers ?? {}
  const before = { ...answers, ...(noCalls && !phone ? { noCalls } : {}) }
  const family = await saveFamily(tx, known, {
    name: input.name.trim(),
    email,
    phone,
    location: { ...ofCommunity, ...(await findEnteredLocation(tx, entered(input))) },
    answers: await answersAfter(
      tx,
      before,
      { ...input, source },
      asked.map(({ id }) => id),
    ),
    language: input.language ?? input.consent.language,
    consent: undefined,
  })
  await updateFamily(tx, family.id, { enteredBy: person.name })
  await addAsked(tx, family.id, asked, { source, contactMethod })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'request',
    text: `Added by staff. Source: ${source}`,
    author: person.name,
  })
  if (!known || !email || email === known.email) return family
  // The family was found by its phone number, and says another address.
  await updateFamily(tx, family.id, { email })
  await followCorrection(tx, known, { email }, person)
  return { ...family, email }
}

const entered = ({ city, state, zip }: Pick<NewFamily, 'city' | 'state' | 'zip'>) => ({
  ...(city ? { city } : {}),
  ...(state ? { state } : {}),
  ...(zip ? { zip } : {}),
})

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

/** Returns the communities that a family asks about. @throws {HttpError} 422 for invalid values */
async function checkInput(tx: Orm, { email, phone, city, state, zip, communityId, communityIds = [] }: NewFamily) {
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const errors = [
    ...(!email && !phone ? [{ detail: 'Provide an email address or a phone number', ...at('email') }] : []),
    ...(email && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(phone && !checkPhone(phone).isValid ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
    ...((city || zip) && !state ? [{ detail: 'Provide the state', ...at('state') }] : []),
  ]
  if (errors.length > 0) throw unprocessable(errors)
  const ids = [...new Set([...(communityId ? [communityId] : []), ...communityIds])]
  return requireLiveCommunities(tx, ids)
}
