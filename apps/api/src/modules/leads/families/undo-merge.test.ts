import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { acceptFamily, createCaller, createFamilyWithRequest, list } from '../../../../testing/lead-samples'
import { readCode, readLinkToken } from '../../../../testing/mailbox'
import { plain } from '../../../../testing/own-data'

const api = apiUnderTest()

type Family = Awaited<ReturnType<typeof createFamilyWithRequest>>

const advisor = () => createCaller(api, 'agent')
const pairOf = (kept: Family, merged: Family) => ({ keepId: kept.id, mergeId: merged.id })

async function merge(kept: Family, merged: Family) {
  const body = { ...pairOf(kept, merged), confirmUnrelated: true }
  expect((await kept.admin.post('/marketplace/clients-merge', 'clients', body)).status).toBe(201)
}

async function undo(kept: Family, merged: Family) {
  const body = pairOf(kept, merged)
  expect((await kept.admin.post('/marketplace/clients-merge/undo', 'clients', body)).status).toBe(200)
  await api.api.queue.idle()
}

/** Creates two families of one browser, of which the advisor accepted those given. */
async function createPair(accepted: readonly ('kept' | 'merged')[]) {
  const kept = await createFamilyWithRequest(api)
  const merged = await createFamilyWithRequest(api, { slug: 'cedar-memory' }, kept.browser.cookie)
  const own = await advisor()
  if (accepted.includes('kept')) await acceptFamily(own, kept.id)
  if (accepted.includes('merged')) await acceptFamily(own, merged.id)
  return { kept, merged }
}

async function stopSharingWithAdvisor({ browser }: Family) {
  const receipts = list(await browser.get('/platform/receipts')).data
  const shared = receipts.find(
    ({ attributes: { recipientKind, status } }) => recipientKind === 'agent' && status === 'active',
  )
  expect((await browser.post(`/platform/receipts/${shared?.id}/revoke`, 'receipts', {})).status).toBe(201)
}

test.each([
  ['both families', ['kept', 'merged']],
  ['only the merged family', ['merged']],
] as const)(
  'undoing a merge gives an advisor who had %s neither of them back after “Stop sharing” [API-029, TRUST-004]',
  async (_, accepted) => {
    const { kept, merged } = await createPair(accepted)
    await merge(kept, merged)
    await stopSharingWithAdvisor(kept)
    await undo(kept, merged)
    const own = await advisor()
    const releases = list(await kept.admin.get('/platform/releases?page-size=100')).data.map(
      ({ attributes }) => attributes,
    )
    for (const { id } of [kept, merged]) {
      expect((await own.get(`/secure/clients/${id}`)).status).toBe(404)
      const ofAdvisor = releases.filter(({ clientId, recipientKind }) => clientId === id && recipientKind === 'agent')
      expect(ofAdvisor.map(({ status }) => status)).not.toContain('active')
    }
  },
)

test('undoing a merge gives an advisor both families back if the family didn’t stop sharing [API-029]', async () => {
  const { kept, merged } = await createPair(['kept', 'merged'])
  await merge(kept, merged)
  await undo(kept, merged)
  const own = await advisor()
  for (const { id } of [kept, merged]) expect((await own.get(`/secure/clients/${id}`)).status).toBe(200)
})

/** Asks for a link to the receipts of an address. Returns its token. */
async function requestLink(email: string): Promise<string> {
  const visitor = await createCaller(api, 'visitor')
  expect((await visitor.plain('/platform/receipt-links', { email })).status).toBe(204)
  return readLinkToken(api, email)
}

const opens = async (token: string) =>
  (await (await createCaller(api, 'visitor')).get(`/platform/receipts?token=${token}`)).status === 200

test('a link that the other family got while merged doesn’t open the remaining family after the merge is undone [API-029, TRUST-003]', async () => {
  const kept = await createFamilyWithRequest(api)
  const merged = await createFamilyWithRequest(api, { slug: 'cedar-memory' })
  const before = await readLinkToken(api, kept.email)
  const own = await readLinkToken(api, merged.email)
  await merge(kept, merged)
  const during = await requestLink(merged.email)
  expect([await opens(before), await opens(own), await opens(during)]).toEqual([true, true, true])
  await undo(kept, merged)
  expect([await opens(before), await opens(own), await opens(during)]).toEqual([true, true, false])
})

test('the remaining family’s own links still work after the merge is undone [API-029, TRUTH-009]', async () => {
  const kept = await createFamilyWithRequest(api)
  const merged = await createFamilyWithRequest(api, { slug: 'cedar-memory' })
  await merge(kept, merged)
  const link = await requestLink(kept.email)
  await undo(kept, merged)
  expect(await opens(link)).toBe(true)
})

test('the other family’s access to the remaining family’s data ends when the merge is undone [API-029, TRUST-016]', async () => {
  const kept = await createFamilyWithRequest(api, { email: undefined, phone: '(303) 555-0155' })
  const merged = await createFamilyWithRequest(api, { slug: 'cedar-memory' })
  await merge(kept, merged)
  const token = await requestLink(merged.email)
  const visitor = await createCaller(api, 'visitor')
  const started = plain(await visitor.plain('/platform/privacy/codes', { token }))
  const code = await readCode(api, merged.email)
  const { grant } = plain(await visitor.plain('/platform/privacy/grants', { id: started['id'], code }))
  const download = () => visitor.plain('/platform/privacy/download', { grant })
  expect((await download()).status).toBe(200)
  await undo(kept, merged)
  expect((await download()).status).toBe(410)
})
