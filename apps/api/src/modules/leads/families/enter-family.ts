import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints } from '@pkg/api-client'
import { and, eq } from 'drizzle-orm'
import { openConversation } from '../../messaging'
import type { Orm } from '../../../database/database'
import { agents, communities, families, familyEvents, leads } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { unprocessable } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { checkEmail, checkPhone } from '../../contact'
import { upsertFamily, placeOfRequest } from '../requests/family-of-request'
import { groundFor, recordConsents, operator, releaseTo } from '../../trust'

type NewFamily = BodyOf<typeof endpoints.marketplaceClients.create>

/**
 * Keeps a family that called or came in person, with what it agreed to. Entered by an agent it is the agent's own, unless it has an
 * advisor already; entered by an admin it is handed to the advisor who comes first. Gives its id. [API-029, DATA-016, DATA-017]
 */
export async function enterFamily(
  tx: Orm,
  queue: Queue,
  given: NewFamily,
  person: Person,
  whence: { networkAddress: string; browser: string },
): Promise<string> {
  const community = await checked(tx, given)
  const { consent } = given
  const requestId = randomUUID()
  const info = requestInfo(given, requestId)
  const place = community
    ? { state: community.state, county: community.county, label: `${community.city}, ${community.state}` }
    : {}
  const family = await upsertFamily(tx, info, { ...place, ...(await placeOfRequest(tx, info)) })
  await tx.update(families).set({ enteredBy: person.name }).where(eq(families.id, family.id))
  const source = given.source ?? 'direct call'
  if (community) {
    await tx
      .insert(leads)
      .values({
        familyId: family.id,
        communityId: community.id,
        source,
        contactMethod: given.contactMethod ?? 'phone',
        status: 'assigned',
      })
      .onConflictDoNothing()
  }
  await tx
    .insert(familyEvents)
    .values({ familyId: family.id, type: 'request', text: `Entered after: ${source}`, author: person.name })
  const taken = person.role === 'agent' && person.agentId ? await takeOn(tx, family.id, person.agentId) : undefined
  if (taken) await openConversation(tx, family, { role: 'agent', ...taken })
  else await queue.add(tx, 'assign', { familyId: family.id, requestId })

  const { recipient, ...told } = consent
  await recordConsents(
    tx,
    [{ ...told, familyId: family.id, ...(recipient ? { recipient: { kind: 'community', id: recipient } } : {}) }],
    { ...whence, page: '/dashboard' },
  )
  const consentId = await groundFor(tx, family.id)
  await releaseTo(tx, family, operator, { consentId, reason: 'You spoke to us' })
  if (taken) {
    await releaseTo(tx, family, { kind: 'agent', ...taken }, { consentId, reason: 'You spoke to this advisor' })
  }
  return family.id
}

/** Returns what a family told staff, in the form of a request. */
function requestInfo({ name, email, phone, city, state, zip, consent }: NewFamily, requestId: string) {
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

/** Makes the agent the family's advisor. A family that has another keeps it, and 422 says so. */
async function takeOn(tx: Orm, familyId: string, agentId: string): Promise<{ id: string; name: string } | undefined> {
  const [agent] = await tx.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.id, agentId))
  if (!agent) return undefined
  const [family] = await tx.select({ agentId: families.agentId }).from(families).where(eq(families.id, familyId))
  if (family?.agentId && family.agentId !== agentId) {
    throw unprocessable([
      { detail: 'This family has an advisor already', source: { pointer: '/data/attributes/email' } },
    ])
  }
  await tx.update(families).set({ agentId }).where(eq(families.id, familyId))
  return agent
}

async function checked(tx: Orm, { email, phone, communityId }: NewFamily) {
  const at = (name: string) => ({ source: { pointer: `/data/attributes/${name}` } })
  const [community] = communityId
    ? await tx
        .select()
        .from(communities)
        .where(and(eq(communities.id, communityId), eq(communities.status, 1)))
    : []
  const problems = [
    ...(!email && !phone ? [{ detail: 'An e-mail address or a phone number is needed', ...at('email') }] : []),
    ...(email && !checkEmail(email).isValid ? [{ detail: 'Invalid email address', ...at('email') }] : []),
    ...(phone && !checkPhone(phone).isValid ? [{ detail: 'Invalid phone number', ...at('phone') }] : []),
    ...(communityId && !community ? [{ detail: `There is no community "${communityId}"`, ...at('communityId') }] : []),
  ]
  if (problems.length > 0) throw unprocessable(problems)
  return community
}
