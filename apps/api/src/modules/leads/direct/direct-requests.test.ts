import { randomUUID } from 'node:crypto'
import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  chooseSampleCallers,
  codeOf,
  createCaller,
  createCallerWithCookie,
  createDirectFamily,
  createFamilyWithRequest,
  disclosureResponse,
  list,
  one,
} from '../../../../testing/lead-samples'
import { askAdvisor } from '../../../../testing/sample-calls'
import { findFreeTime } from '../../../../testing/sample-tours'
import { sampleRequest } from '../../../../testing/sample-request'
import { agentOptions, agents, communityMembers, jobs } from '../../../database/schema/tables'

const api = apiUnderTest()
const community = 'harbor-direct'

beforeAll(() => addDirectCommunity(api, community))
beforeEach(() => approveProvider(api, community))

const team = () => createCaller(api, 'provider')
const removeTeam = () => api.database.orm.delete(communityMembers).where(eq(communityMembers.communityId, community))
const sees = async (id: string) => (await (await team()).get(`/secure/clients/${id}`)).status === 200

/** Lets the time pass in which the team could respond. */
async function waitForResponse() {
  await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.name, 'hand-over-lead'))
  api.api.queue.wake()
  await api.api.queue.idle()
}

const emailsTo = async (email: string) =>
  (await listMessagesTo(api, email)).map(({ subject, body }) => [subject, body].join('\n'))

const findFamily = async (id: string) =>
  one(await (await createCaller(api, 'admin')).get(`/secure/clients/${id}`)).attributes

test('names the team, and the advisor who calls if the team doesn’t, before and after the request [TRUTH-001, TRUTH-008]', async () => {
  const { choice, email } = await createDirectFamily(api, [community])
  expect(choice.attributes).toMatchObject({
    callers: [{ kind: 'community', id: community, name: community }],
    backup: { id: 'agent-boulder', name: 'Advisor agent-boulder' },
  })
  const [received] = await emailsTo(email)
  expect(received).toContain(
    'If you acknowledge the disclosure that its state requires, harbor-direct gets your request',
  )
})

test('gives the team the same time as the family, in the email and on the dashboard [TRUTH-008]', async () => {
  const { id, email, choice } = await createDirectFamily(api, [community])
  const { callBy } = choice.attributes
  const [release] = list(await (await team()).get(`/platform/releases?filter[client]=${id}`)).data
  expect(release?.attributes['respondBy']).toBe(callBy)
  const [, shown = ''] = /team will call or email you by (.+?)\. /.exec((await emailsTo(email)).join('\n')) ?? []
  expect(shown).not.toBe('')
  expect(await emailsTo('provider@hearthway.example')).toContainEqual(
    expect.stringContaining(`They expect a call or an email by ${shown}.`),
  )
})

test('gives a family the advisor it was shown, also if it requests only the community whose team calls [TRUTH-001]', async () => {
  const { choice, cookie } = await chooseSampleCallers(api, [community, 'aspen-court'])
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const { id, email } = await createFamilyWithRequest(api, { slug: community, callerChoiceId: choice.id, data }, cookie)
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder' })
  expect((await emailsTo(email)).join('\n')).toContain('Advisor agent-boulder, your local advisor, will call you by')
})

test('leaves a family that the team contacted to the team [TRUTH-008]', async () => {
  const { id, email } = await createDirectFamily(api, [community])
  const provider = await team()
  const [release] = list(await provider.get(`/platform/releases?filter[client]=${id}`)).data
  await provider.post(`/platform/releases/${release?.id}/responses`, 'releases', { response: 'contacted' })
  await waitForResponse()
  expect(await findFamily(id)).not.toHaveProperty('agentId')
  expect(await emailsTo(email)).toHaveLength(1)
})

test('emails the family the advisor’s name when the team doesn’t respond, before the advisor sees its contact info [TRUTH-001, TRUTH-008]', async () => {
  const { id, email, browser } = await createDirectFamily(api, [community])
  await waitForResponse()
  expect(await findFamily(id)).toMatchObject({
    agentId: 'agent-boulder',
    leads: [{ handedOverAt: expect.any(String) }],
  })
  const emails = await emailsTo(email)
  expect(emails).toHaveLength(2)
  expect(emails.join('\n')).toContain(
    'We haven’t heard that the team at harbor-direct reached you. Advisor agent-boulder, a local advisor, will call you',
  )
  const agentReceipt = async () =>
    list(await browser.get('/platform/receipts')).data.find(({ attributes }) => attributes['recipientKind'] === 'agent')
  expect(await agentReceipt()).toBeUndefined()
  await acceptFamily(await createCaller(api, 'agent'), id)
  expect(await agentReceipt()).toBeDefined()
})

test('gives the request to an advisor when the team loses its access in the meantime [TRUTH-008]', async () => {
  const { id } = await createDirectFamily(api, [community])
  await removeTeam()
  await waitForResponse()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder' })
})

test('immediately names an advisor when a community has no account [TRUTH-001, TRUTH-008]', async () => {
  await removeTeam()
  const { choice, id, email } = await createDirectFamily(api, [community])
  expect(choice.attributes['callers']).toMatchObject([{ kind: 'advisor', id: 'agent-boulder' }])
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder', leads: [{ kind: 'advisor' }] })
  expect(await emailsTo(email)).toMatchObject([
    expect.stringContaining('Advisor agent-boulder, your local advisor, will call you'),
  ])
})

test('refuses a request whose team lost its access after the family was shown it [TRUTH-001]', async () => {
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  await removeTeam()
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const { attributes } = sampleRequest({ slug: community, callerChoiceId: choice.id, data }).data
  const refused = await createCallerWithCookie(api, cookie).post('/platform/uuid-actions', 'uuid-actions', attributes)
  expect([refused.status, codeOf(refused)]).toEqual([409, 'callers-changed'])
})

test('doesn’t hand over a request after the family stopped sharing it with the team [TRUST-004, TRUTH-008]', async () => {
  const { id, browser } = await createDirectFamily(api, [community])
  const [receipt] = list(await browser.get('/platform/receipts')).data.filter(
    ({ attributes }) => attributes['recipientKind'] === 'community',
  )
  await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  await waitForResponse()
  expect(await findFamily(id)).not.toHaveProperty('agentId')
})

/** Returns the communities that a family reads wait for it to acknowledge the disclosure, and those that didn't get its request because it didn't. */
async function listUnsent(browser: Awaited<ReturnType<typeof requestWithoutDisclosure>>['browser']) {
  const { uuidInfo } = one(await browser.get('/marketplace/homebase/me')).attributes
  const { heldSlugs, undisclosedSlugs } = Object(uuidInfo).referralInfo
  return { heldSlugs, undisclosedSlugs }
}

/** Sends a direct request without answering the state's disclosure. */
async function requestWithoutDisclosure() {
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  return createFamilyWithRequest(api, { slug: community, callerChoiceId: choice.id, data }, cookie)
}

test('says who has the request in its response and in the email [TRUTH-003, TRUTH-005]', async () => {
  const { email, requestId, browser } = await requestWithoutDisclosure()
  expect((await emailsTo(email)).join('\n')).toMatch(
    /If you acknowledge the disclosure that its state requires, harbor-direct gets your request, and its team will call or email you by \w{3}, \w{3} \d+, [\d:]+ [AP]M M[SD]T\. If you don’t acknowledge it, Advisor agent-boulder will call you about harbor-direct\./,
  )
  const answered = disclosureResponse(requestId, { slugs: [community] })
  expect(one(await browser.post('/platform/uuid-actions', 'uuid-actions', answered)).attributes['recipients']).toEqual([
    community,
  ])
})

test('sends a request to a team in a state with a disclosure only after the family acknowledged it [TRUTH-005, DISC-001]', async () => {
  const { id, requestId, browser } = await requestWithoutDisclosure()
  const answer = (isAcknowledged: boolean) =>
    browser.post(
      '/platform/uuid-actions',
      'uuid-actions',
      disclosureResponse(requestId, { slugs: [community], isAcknowledged }),
    )
  expect(await sees(id)).toBe(false)
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [community], undisclosedSlugs: [] })
  expect((await answer(true)).status).toBe(201)
  expect(await sees(id)).toBe(true)
  await waitForResponse()
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [], undisclosedSlugs: [] })
})

test('a request that waits for the disclosure ends with all sharing, and no advisor gets it [TRUST-004, TRUTH-005]', async () => {
  const { id, browser } = await requestWithoutDisclosure()
  expect((await browser.plain('/platform/receipts/revoke', {})).status).toBe(200)
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [], undisclosedSlugs: [community] })
  await waitForResponse()
  expect(await findFamily(id)).not.toHaveProperty('agentId')
})

/** Asks for a tour without answering the state's disclosure, and returns a way to answer it. */
async function requestTourWithoutDisclosure() {
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const tourSlot = await findFreeTime(api, community)
  const fields = { slug: community, callerChoiceId: choice.id, data, tourSlot }
  const { requestId, email, browser } = await createFamilyWithRequest(api, fields, cookie)
  const answer = async (isAcknowledged: boolean) => {
    const response = disclosureResponse(requestId, { slugs: [community], isAcknowledged })
    await browser.post('/platform/uuid-actions', 'uuid-actions', response)
    await api.api.queue.idle()
  }
  return { email, browser, answer }
}

const bookedSubject = `Your tour of ${community} is booked`

test('tells a family that its tour is booked when the community gets its request, once [FIND-013, TRUTH-005]', async () => {
  const { email, answer } = await requestTourWithoutDisclosure()
  expect((await emailsTo(email)).join('\n')).not.toContain(bookedSubject)
  await answer(true)
  await answer(true)
  expect((await emailsTo(email)).filter((text) => text.startsWith(bookedSubject))).toHaveLength(1)
})

test('a tour of a community that doesn’t get the request is canceled, and the family is emailed that [FIND-013, TRUTH-005]', async () => {
  const { email, browser, answer } = await requestTourWithoutDisclosure()
  await answer(false)
  const [tour] = list(await browser.get('/platform/tours')).data
  expect(tour?.attributes).toMatchObject({ communityId: community, status: 'canceled' })
  const emails = (await emailsTo(email)).join('\n')
  expect(emails).toContain('Your tour of harbor-direct on')
  expect(emails).not.toContain('You booked a tour')
})

test('only the person whose request waits for the disclosure sees and answers it [DATA-014, TRUTH-005]', async () => {
  const { id, email, browser } = await requestWithoutDisclosure()
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  const stranger = createCallerWithCookie(api, cookie)
  const { attributes } = sampleRequest({ slug: community, callerChoiceId: choice.id, email }).data
  await stranger.post('/platform/uuid-actions', 'uuid-actions', attributes)
  expect(await listUnsent(stranger)).toEqual({ heldSlugs: [], undisclosedSlugs: [] })
  const answer = disclosureResponse(attributes.actionInfo.requestId, { slugs: [community] })
  await stranger.post('/platform/uuid-actions', 'uuid-actions', answer)
  expect(await sees(id)).toBe(false)
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [community], undisclosedSlugs: [] })
})

test('doesn’t blame the team when the family never answered the disclosure, and promises no call from it [TRUTH-005, TRUTH-008]', async () => {
  const { id, email, browser } = await requestWithoutDisclosure()
  await waitForResponse()
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [], undisclosedSlugs: [community] })
  const emails = (await emailsTo(email)).join('\n')
  expect(emails).toContain('You didn’t acknowledge the disclosure, so we didn’t send your request to harbor-direct.')
  expect(emails).not.toMatch(/call or an email from the team at harbor-direct|haven’t heard/)
  const { agentId, timeline } = await findFamily(id)
  expect(agentId).toBe('agent-boulder')
  expect(JSON.stringify(timeline)).toContain('Not sent to harbor-direct, because the disclosure wasn’t acknowledged.')
})

test('immediately gives the request to an advisor when the family doesn’t acknowledge the disclosure, and says why [TRUTH-005, TRUTH-008]', async () => {
  const { id, requestId, email, browser } = await requestWithoutDisclosure()
  const refusal = disclosureResponse(requestId, { slugs: [community], isAcknowledged: false })
  await browser.post('/platform/uuid-actions', 'uuid-actions', refusal)
  await api.api.queue.idle()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder' })
  expect((await emailsTo(email)).join('\n')).toContain(
    'You didn’t acknowledge the disclosure, so we didn’t send your request to harbor-direct.',
  )
  expect(await sees(id)).toBe(false)
  // The homebase and the page of who has the information name one time.
  const [caller] = list(await browser.get('/platform/assigned-callers')).data
  expect(caller?.attributes['callBy']).toBeTruthy()
  expect(one(await browser.get('/marketplace/homebase/me')).attributes['callBy']).toBe(caller?.attributes['callBy'])
  // A later request to another community doesn't change that.
  await browser.post('/platform/uuid-actions', 'uuid-actions', sampleRequest({ email }).data.attributes)
  expect(await listUnsent(browser)).toEqual({ heldSlugs: [], undisclosedSlugs: [community] })
})

test('gives the request of two merged families to an advisor when the team doesn’t respond [API-029, TRUTH-008]', async () => {
  const kept = await createDirectFamily(api, [community])
  const merged = await createDirectFamily(api, [community])
  const pair = { keepId: kept.id, mergeId: merged.id, confirmUnrelated: true }
  expect((await kept.admin.post('/marketplace/clients-merge', 'clients', pair)).status).toBe(201)
  await waitForResponse()
  expect(await findFamily(kept.id)).toMatchObject({
    agentId: 'agent-boulder',
    leads: [{ handedOverAt: expect.any(String) }],
  })
  const emails = await Promise.all([kept, merged].map(({ email }) => emailsTo(email)))
  expect(emails.flat().filter((email) => email.includes('We haven’t heard that the team'))).toHaveLength(1)
})

const setBoulder = (status: number) =>
  api.database.orm.update(agents).set({ status }).where(eq(agents.id, 'agent-boulder'))

/** Shows a family the other advisor of the state. The one of its city is the next in turn again before the request goes to an advisor. */
async function requestWithOtherAdvisor() {
  await setBoulder(0)
  const family = await requestWithoutDisclosure()
  await setBoulder(2)
  return family
}

test('gives a request that a team declines to the advisor that the family was shown [TRUTH-001, TRUTH-008]', async () => {
  const { id, requestId, email, browser } = await requestWithOtherAdvisor()
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, { slugs: [community] }))
  const provider = await team()
  const [release] = list(await provider.get(`/platform/releases?filter[client]=${id}`)).data
  const declined = { response: 'declined', note: 'We have no rooms.' }
  expect((await provider.post(`/platform/releases/${release?.id}/responses`, 'releases', declined)).status).toBe(201)
  await api.api.queue.idle()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-colorado' })
  expect((await emailsTo(email)).join('\n')).toContain('Advisor agent-colorado, a local advisor, will call you')
})

test('gives a request without an acknowledged disclosure to the advisor that the family was shown [TRUTH-001, TRUTH-005]', async () => {
  const { id, requestId, email, browser } = await requestWithOtherAdvisor()
  const refusal = disclosureResponse(requestId, { slugs: [community], isAcknowledged: false })
  await browser.post('/platform/uuid-actions', 'uuid-actions', refusal)
  await api.api.queue.idle()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-colorado' })
  expect((await emailsTo(email)).join('\n')).toContain('Advisor agent-colorado')
})

test('keeps the advisor that a later request named when the disclosure of an earlier one isn’t acknowledged [TRUTH-001, TRUTH-005]', async () => {
  await setBoulder(0)
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  await setBoulder(2)
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const request = { slug: community, callerChoiceId: choice.id, data }
  const { id, requestId, email, browser } = await createFamilyWithRequest(api, request, cookie)
  await askAdvisor(api, { agentId: 'agent-boulder', email }, cookie)
  await api.api.queue.idle()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder' })
  const refusal = disclosureResponse(requestId, { slugs: [community], isAcknowledged: false })
  await browser.post('/platform/uuid-actions', 'uuid-actions', refusal)
  await api.api.queue.idle()
  expect(await findFamily(id)).toMatchObject({ agentId: 'agent-boulder' })
  expect((await emailsTo(email)).join('\n')).toContain(
    'we didn’t send your request to harbor-direct. Advisor agent-boulder, a local advisor, will call you',
  )
})

test('gives a request to the advisor that it named, although an earlier one’s advisor hasn’t responded [TRUTH-001, TRUTH-005]', async () => {
  const email = `${randomUUID()}@families.example`
  await askAdvisor(api, { agentId: 'agent-boulder', email })
  await api.api.queue.idle()
  await setBoulder(0)
  const { choice, cookie } = await chooseSampleCallers(api, [community])
  await setBoulder(2)
  const data = { city: 'Boulder', state: 'CO', zip: '80302' }
  const request = { slug: community, callerChoiceId: choice.id, email, data }
  const { requestId, browser } = await createFamilyWithRequest(api, request, cookie)
  const refusal = disclosureResponse(requestId, { slugs: [community], isAcknowledged: false })
  await browser.post('/platform/uuid-actions', 'uuid-actions', refusal)
  await api.api.queue.idle()
  expect((await emailsTo(email)).join('\n')).toContain(
    'we didn’t send your request to harbor-direct. Advisor agent-colorado, a local advisor, will call you',
  )
})

test.each([
  ['left', () => setBoulder(0)],
  [
    'stopped accepting families',
    () =>
      api.database.orm
        .update(agentOptions)
        .set({ isAccepting: false })
        .where(eq(agentOptions.agentId, 'agent-boulder')),
  ],
])(
  'asks and names another advisor when the one that the family was shown %s [TRUTH-001, TRUTH-008]',
  async (_, change) => {
    await api.database.orm.insert(agentOptions).values({ agentId: 'agent-boulder' }).onConflictDoNothing()
    const { id, email } = await createDirectFamily(api, [community])
    await change()
    await waitForResponse()
    await setBoulder(2)
    await api.database.orm.delete(agentOptions)
    expect(await findFamily(id)).toMatchObject({ agentId: 'agent-colorado' })
    const emails = await emailsTo(email)
    expect(emails[0]).toContain('Advisor agent-colorado, a local advisor, will call you')
    expect(emails).toHaveLength(2)
  },
)
