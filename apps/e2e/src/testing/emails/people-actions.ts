import { brandFromEnvironment, homeConsent, namedWording, realEstateNeeds, siteDay, type TourChoice } from '@pkg/domain'
import { disclosures, disclosureText } from '@pkg/domain/disclosures'
import { expect } from '@playwright/test'
import { findFreeCall } from '../advisors'
import type { FoundCommunity } from '../communities'
import { password } from '../gate'
import type { Mailbox } from '../mailbox'
import type { createPeople, Person, Resource } from './api-people'

type People = ReturnType<typeof createPeople>

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 32), Buffer.from('%%EOF')]).toString('base64')

/** Returns the code in an email to a family, as soon as it arrives. Staff can't read it where emails are really sent. */
export async function readPrivacyCode(mailbox: Mailbox, { email }: Person): Promise<string> {
  const find = () => {
    const codes = mailbox.received.flatMap(({ to, text }) => (to === email ? [/\b\d{6}\b/.exec(text)?.[0] ?? ''] : []))
    return codes.findLast((code) => code !== '') ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** Claims a community as a new account, and decides the claim as an admin does. Returns the person. */
export async function claim(
  { people, admin }: { people: People; admin: Person },
  { id }: FoundCommunity,
  decision: object,
): Promise<Person> {
  const person = await people.register('Pru Provider')
  const claimed = await person.post(`/marketplace/communities/${id}/claim`, 'claims', { jobTitle: 'Director' })
  await admin.patch(`/admin/claims/${claimed.id}`, 'claims', decision)
  return person
}

/** Declines a family as a community's team. A new role takes effect at the next sign-in. */
export async function decline(people: People, email: string, familyId: string): Promise<void> {
  const provider = await people.signIn(email, password)
  const [release] = await provider.list(`/platform/releases?filter[client]=${familyId}`)
  const response = { response: 'declined', note: 'We have no rooms.' }
  await provider.post(`/platform/releases/${release?.id}/responses`, 'releases', response)
}

/** Accepts the home that a real estate agent was offered. A new role takes effect at the next sign-in. */
export async function acceptHome(people: People, email: string): Promise<void> {
  const agent = await people.signIn(email, password)
  const [home] = await agent.list('/marketplace/sren-referrals?filter[offer]=open')
  await agent.post(`/marketplace/sren-referrals/${home?.id}/claim`, 'sren-referrals', {})
}

/** Stops sharing a family's information with a community. */
export async function stopSharing(family: Person): Promise<void> {
  const receipts = await family.list('/platform/receipts')
  const shared = receipts.find(({ attributes }) => attributes['recipientKind'] === 'community')
  await family.post(`/platform/receipts/${shared?.id}/revoke`, 'receipts', {})
}

/** Applies to become an advisor. Returns the advisor's id. */
export async function apply(person: Person, { city, state }: Pick<FoundCommunity, 'city' | 'state'>): Promise<string> {
  const { id } = await person.post('/marketplace/agents', 'agents', {
    displayName: `Ada ${crypto.randomUUID().slice(0, 8)}`,
    workPhone: '(303) 555-0133',
    city,
    state,
    operatingIn: [{ state, counties: [city] }],
    inBusinessSince: 2015,
  })
  const document = { kind: 'liabilityInsurance', fileName: 'insurance.pdf', content: pdf }
  await person.post(`/marketplace/agents/${id}/documents`, 'agent-documents', document)
  return id
}

/** Sends a request to a community whose own team calls, after the family was shown who calls. */
export async function requestDirectly(
  family: Person,
  community: FoundCommunity,
  more: { tourSlot?: TourChoice } = {},
): Promise<string> {
  const { id, city, state } = community
  const choice = await family.post('/platform/caller-choices', 'caller-choices', { slugs: [id], city, state })
  return request(family, community, { callerChoiceId: choice.id, ...more })
}

/** Sends a request as the wizard does. Returns its id. */
export async function request(
  family: Person,
  { id, city, state }: FoundCommunity,
  {
    callerChoiceId,
    tourSlot,
    ...answers
  }: {
    callerChoiceId?: string
    tourSlot?: TourChoice
    homeSaleInterest?: 'Yes'
    tourDate?: string
    tourTimeText?: string
  } = {},
): Promise<string> {
  const requestId = crypto.randomUUID()
  const agreed = ['contact' as const, ...realEstateNeeds(answers).map(homeConsent)]
  await family.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'pricing-request',
    actionPage: '/',
    actionInfo: {
      requestId,
      status: 'complete',
      slug: id,
      name: `Ruth ${family.email.slice(0, 8)}`,
      email: family.email,
      phone: '(303) 555-0123',
      ...(callerChoiceId ? { callerChoiceId } : {}),
      ...(tourSlot ? { tourSlot } : {}),
      data: {
        lookingFor: 'Mother',
        adl: ['light-care'],
        budgetRange: '$5K+',
        city,
        state,
        wordings: agreed.map((wording) => namedWording(wording, 'en')),
        ...answers,
      },
    },
  })
  return requestId
}

/** Acknowledges the disclosure of a requested community's state. */
export async function acknowledge(
  visitor: Person,
  { id, name, state: code }: FoundCommunity,
  requestId: string,
): Promise<void> {
  const state = (['CO', 'AZ', 'OK', 'TX'] as const).find((required) => required === code)
  if (!state) throw new Error(`${code} requires no disclosure`)
  const listed = await visitor.get(`/marketplace/communities/${id}`)
  const feePercent = Number(listed.attributes['feePercent'])
  const { name: operator, phone, email } = brandFromEnvironment({})
  const facts = { operator, phone, email, communities: [{ name, feePercent }] }
  await visitor.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'disclosure',
    actionPage: '/',
    actionInfo: {
      requestId,
      status: 'complete',
      slugs: [id],
      data: { state, isDisclosureAcknowledged: true, disclosureText: disclosureText(disclosures[state], 'en', facts) },
    },
  })
}

/** Waits until a family's request was processed, and returns the family. */
export async function findFamily(admin: Person, { email }: Person): Promise<Resource> {
  let family: Resource | undefined
  const find = async () => {
    ;[family] = await admin.list(`/secure/clients?q=${email.slice(0, 8)}`)
    return family
  }
  await expect.poll(find).toBeTruthy()
  return family ?? { id: '', attributes: {} }
}

/** Reviews a community. Returns the review's id. */
export async function writeReview(person: Person, { id: entityId }: FoundCommunity): Promise<string> {
  const review = {
    entityType: 'Community',
    entityId,
    value: 8,
    text: 'Kind people, Ann above all',
    relation: 'Resident',
  }
  return (await person.post('/platform/reviews', 'reviews', review)).id
}

/** Asks a question about a community. Returns the question's id. */
export async function askQuestion(person: Person, { id: communityId }: FoundCommunity): Promise<string> {
  return (await person.post('/platform/questions', 'questions', { communityId, text: 'Is there parking?' })).id
}

/** Asks the first advisor of the directory directly, and books a call. Returns the advisor's id. */
export async function bookCall(family: Person): Promise<string> {
  const [advisor] = await family.list('/marketplace/advisor-cards')
  const agentId = String(advisor?.id)
  const asked = { agentId, callStartsAt: await findFreeCall(family.list, agentId) }
  const choice = await family.post('/platform/caller-choices', 'caller-choices', asked)
  await family.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'contact',
    actionPage: '/agents',
    actionInfo: {
      requestId: crypto.randomUUID(),
      status: 'complete',
      callerChoiceId: choice.id,
      ...asked,
      name: `Ruth ${family.email.slice(0, 8)}`,
      email: family.email,
      phone: '(303) 555-0123',
      data: { wordings: [namedWording('contact', 'en')] },
    },
  })
  return agentId
}

/** Issues an invoice for a family that moves in on the day of its request. Returns its path, and the day on which it's due. */
export async function issueInvoice(
  people: People,
  admin: Person,
  community: FoundCommunity,
): Promise<{ path: string; dueOn: string }> {
  const { id: communityId } = community
  await admin.patch(`/marketplace/communities/${communityId}`, 'communities', { feePercent: 50 })
  const family = await people.visitor()
  await request(family, community)
  const { id: clientId, attributes: asked } = await findFamily(admin, family)
  // The API's clock can be ahead of the test's.
  const movedInOn = siteDay(new Date(String(asked['createdAt'])))
  const moveIn = { clientId, communityId, movedInOn, rentCents: 400_000, careCents: 0 }
  const path = `/platform/invoices/${(await admin.post('/platform/invoices', 'invoices', moveIn)).id}`
  const { attributes } = await admin.patch(path, 'invoices', { status: 'issued' })
  return { path, dueOn: String(attributes['dueOn']) }
}

/** Uploads a paper as an approved advisor, with its last day. */
export async function uploadPaper(people: People, admin: Person, validUntil: string): Promise<void> {
  const applicant = await people.register('Page Park')
  const id = await apply(applicant, { city: 'Yuma', state: 'CO' })
  await admin.patch(`/admin/agents/${id}`, 'agent-applications', { status: 2 })
  // The approval ends the session, which has no access to the dashboard.
  const advisor = await people.signIn(applicant.email, password)
  const paper = { kind: 'stateRegistration', fileName: 'registration.pdf', content: pdf, validUntil }
  await advisor.post(`/marketplace/agents/${id}/documents`, 'agent-documents', paper)
}
