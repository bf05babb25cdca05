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
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  disclosureResponse,
  list,
  one,
} from '../../../../testing/lead-samples'
import { sampleRequest, spokenShare } from '../../../../testing/sample-request'
import { communityMembers, jobs } from '../../../database/schema/tables'

const api = apiUnderTest()
const community = 'harbor-direct'
const boulder = { city: 'Boulder', state: 'CO', zip: '80302' }

beforeAll(() => addDirectCommunity(api, community))
beforeEach(() => approveProvider(api, community))

type Family = Awaited<ReturnType<typeof createFamilyWithRequest>>

const team = () => createCaller(api, 'provider')
const removeTeam = () => api.database.orm.delete(communityMembers).where(eq(communityMembers.communityId, community))

/** Lets the time pass in which teams could respond. */
async function waitForResponse() {
  await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.name, 'hand-over-lead'))
  api.api.queue.wake()
  await api.api.queue.idle()
}

async function respond(id: string, response: string) {
  const provider = await team()
  const [release] = list(await provider.get(`/platform/releases?filter[client]=${id}`)).data
  const answer = { response, ...(response === 'declined' ? { note: 'No room' } : {}) }
  await provider.post(`/platform/releases/${release?.id}/responses`, 'releases', answer)
  await api.api.queue.idle()
}

async function stopSharing({ browser }: Family, kind: 'community' | 'agent' = 'community') {
  const receipts = list(await browser.get('/platform/receipts')).data
  const shared = receipts.find(
    ({ attributes: { recipientKind, status } }) => recipientKind === kind && status === 'active',
  )
  await browser.post(`/platform/receipts/${shared?.id}/revoke`, 'receipts', {})
  await api.api.queue.idle()
}

/** Requests the community again in the family's browser, after showing who will call. Returns the request's id and the team's name in the responses. */
async function requestAgain({ browser, email }: Pick<Family, 'browser' | 'email'>, isAcknowledged = true) {
  const { choice } = await chooseSampleCallers(api, [community], { cookie: browser.cookie })
  expect(choice.attributes['callers']).toMatchObject([{ kind: 'community', id: community }])
  const { attributes } = sampleRequest({ email, slug: community, callerChoiceId: choice.id, data: boulder }).data
  const sent = await browser.post('/platform/uuid-actions', 'uuid-actions', attributes)
  expect(sent.status).toBe(201)
  const answer = disclosureResponse(attributes.actionInfo.requestId, { slugs: [community], isAcknowledged })
  const answered = one(await browser.post('/platform/uuid-actions', 'uuid-actions', answer))
  await api.api.queue.idle()
  return answered.attributes['recipients']
}

const findFamily = async (id: string) =>
  one(await (await createCaller(api, 'admin')).get(`/secure/clients/${id}`)).attributes
const teamSees = async (id: string) => (await (await team()).get(`/secure/clients/${id}`)).status === 200

const emailsTo = async (email: string) => (await listMessagesTo(api, email)).map(({ subject }) => subject)

const requestDirectly = () => createDirectFamily(api, [community])
const advisorCaller = () => createCaller(api, 'agent')

/** What happened to a family's earlier request for the community. */
const earlier: [name: string, create: () => Promise<Family>][] = [
  ['a team that hasn’t responded', requestDirectly],
  [
    'a team that contacted the family',
    async () => {
      const family = await requestDirectly()
      await respond(family.id, 'contacted')
      return family
    },
  ],
  [
    'a team that declined',
    async () => {
      const family = await requestDirectly()
      await respond(family.id, 'declined')
      return family
    },
  ],
  [
    'a team that the family stopped sharing with',
    async () => {
      const family = await requestDirectly()
      await stopSharing(family)
      return family
    },
  ],
  [
    'a team that was silent, so an advisor has the family',
    async () => {
      const family = await requestDirectly()
      await waitForResponse()
      return family
    },
  ],
  [
    'a silent team and an advisor that the family stopped sharing with',
    async () => {
      const family = await requestDirectly()
      await waitForResponse()
      await acceptFamily(await advisorCaller(), family.id)
      await stopSharing(family, 'agent')
      return family
    },
  ],
  [
    'a disclosure that the family hasn’t answered',
    async () => {
      const { choice, cookie } = await chooseSampleCallers(api, [community])
      return createFamilyWithRequest(api, { slug: community, callerChoiceId: choice.id, data: boulder }, cookie)
    },
  ],
  [
    'no team at the time',
    async () => {
      await removeTeam()
      const family = await createAcceptedFamily(api, { slug: community })
      await stopSharing(family, 'agent')
      await approveProvider(api, community)
      return family
    },
  ],
  [
    'a referral that the family stopped',
    async () => {
      const family = await createAcceptedFamily(api)
      const disclosure = disclosureResponse(family.requestId, { slugs: [community] })
      await family.browser.post('/platform/uuid-actions', 'uuid-actions', disclosure)
      const referral = { clientId: family.id, communityId: community, consent: spokenShare }
      await (await advisorCaller()).post('/marketplace/agent-referrals', 'agent-referrals', referral)
      await stopSharing(family)
      await stopSharing(family, 'agent')
      return family
    },
  ],
]

test.each(earlier)(
  'sends a repeated request after %s to the team, and to an advisor if the team never responds [TRUTH-001, TRUTH-003, TRUTH-008]',
  async (_, create) => {
    const family = await create()
    const before = (await emailsTo('provider@hearthway.example')).length
    await requestAgain(family)
    expect(await teamSees(family.id)).toBe(true)
    expect(await emailsTo('provider@hearthway.example')).toHaveLength(before + 1)
    await waitForResponse()
    const [release] = list(await (await team()).get(`/platform/releases?filter[client]=${family.id}`)).data
    const hasAdvisor = (await findFamily(family.id))['agentId'] !== undefined
    expect(hasAdvisor || release?.attributes['response'] === 'contacted').toBe(true)
  },
)

test.each(earlier)(
  'gives a repeated request after %s to an advisor when the family doesn’t acknowledge the disclosure [TRUTH-005, TRUTH-008]',
  async (_, create) => {
    const family = await create()
    await requestAgain(family, false)
    await waitForResponse()
    const hasAdvisor = (await findFamily(family.id))['agentId'] !== undefined
    expect(hasAdvisor || (await teamSees(family.id))).toBe(true)
  },
)

test('names the team as a recipient of a request that follows “Stop sharing”, and reopens the lead [TRUTH-003, TRUTH-008]', async () => {
  const family = await requestDirectly()
  await stopSharing(family)
  expect(await requestAgain(family)).toEqual([community])
  expect((await findFamily(family.id))['leads']).toMatchObject([{ kind: 'direct', status: 'assigned' }])
})

test('names the advisor by email each time that one steps in for the team [TRUTH-001, TRUTH-008]', async () => {
  const family = await requestDirectly()
  await waitForResponse()
  await requestAgain(family)
  await waitForResponse()
  const named = (await emailsTo(family.email)).filter((subject) =>
    subject.endsWith('will call you about harbor-direct'),
  )
  expect(named).toHaveLength(2)
})

test('waits for the time of the repeated request, not of the one before “Stop sharing” [TRUTH-001, TRUTH-008]', async () => {
  const family = await requestDirectly()
  await stopSharing(family)
  const earlierJobs = api.database.orm.select({ id: jobs.id }).from(jobs).where(eq(jobs.name, 'hand-over-lead'))
  const ids = (await earlierJobs).map(({ id }) => id)
  await requestAgain(family)
  for (const id of ids) await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.id, id))
  api.api.queue.wake()
  await api.api.queue.idle()
  expect(await findFamily(family.id)).not.toHaveProperty('agentId')
})
