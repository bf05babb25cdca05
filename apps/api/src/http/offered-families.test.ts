import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../testing/api-under-test'
import {
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
} from '../../testing/lead-samples'
import { spokenShare } from '../../testing/sample-request'

const api = apiUnderTest()

/** The ids of a family that an advisor accepted, and of one that's only offered to the advisor. */
const ids = { accepted: '', offered: '' }
const advisor = () => createCaller(api, 'agent')

beforeAll(async () => {
  ids.accepted = (await createAcceptedFamily(api)).id
  ids.offered = (await createFamilyWithRequest(api)).id
})

/** What an advisor can't do with a family before accepting it. */
const offeredAttempts: [what: string, send: (caller: Caller) => Promise<ApiResponse>][] = [
  [
    'refer a family',
    (caller) =>
      caller.post('/marketplace/agent-referrals', 'agent-referrals', {
        clientId: ids.offered,
        communityId: 'birch-house',
        consent: spokenShare,
      }),
  ],
  [
    'email a family',
    (caller) => caller.post('/platform/emails', 'emails', { clientId: ids.offered, subject: 'Hi', body: 'Hi' }),
  ],
  [
    'start a conversation with a family',
    (caller) => caller.post('/platform/conversations', 'conversations', { clientId: ids.offered }),
  ],
  [
    'send a disclosure copy for a family',
    (caller) =>
      caller.post('/platform/disclosure-copies', 'disclosure-copies', {
        clientId: ids.offered,
        communityId: 'birch-house',
      }),
  ],
  ...(['keepId', 'mergeId'] as const).map((part): (typeof offeredAttempts)[number] => [
    `merge a family by ${part}`,
    (caller) =>
      caller.post('/marketplace/clients-merge', 'clients', {
        keepId: ids.accepted,
        mergeId: ids.accepted,
        [part]: ids.offered,
        confirmUnrelated: true,
      }),
  ]),
]

test.each(offeredAttempts)(
  'an advisor can’t %s before accepting it, and reads why [TRUTH-001, ROLE-010]',
  async (_, send) => {
    const response = await send(await advisor())
    expect([response.status, codeOf(response)]).toEqual([409, 'family-not-accepted'])
    expect(JSON.stringify(response.body)).not.toMatch(/families\.example|\*/)
  },
)

test('an advisor reads no consents of a family before accepting it [TRUTH-001, ROLE-010]', async () => {
  const consentsOf = async (id: string) =>
    list(await (await advisor()).get(`/platform/consents?filter[client]=${id}`)).meta['total']
  expect([await consentsOf(ids.offered), await consentsOf(ids.accepted)]).toEqual([0, 1])
})
