import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../testing/browser'
import { codeOf, createCallerWithCookie } from '../../../testing/lead-samples'
import { openOwnData, plain } from '../../../testing/own-data'
import { attributesOf, idOf, resourcesIn } from '../../../testing/responses'
import { listShares } from '../../database/schema/tables'
import { hashToken } from '../../http/token-hash'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest()
const saves = '/marketplace/user-saves'
const shares = '/marketplace/list-shares'
const shared = '/marketplace/shared-lists'

/** Returns a browser that saved two communities with notes, and turned one down. */
async function ownerWithSaves(): Promise<Browser> {
  const owner = browserOf(api)
  for (const [communityId, kind] of [
    ['aspen-court', 'liked'],
    ['birch-house', 'liked'],
    ['cedar-memory', 'disliked'],
  ]) {
    const note = `Private note about ${communityId}`
    expect((await owner.send('POST', saves, { communityId, kind, note }, 'user-saves')).status).toBe(201)
  }
  return owner
}

/** Shares a list. Returns the link's id and token. */
async function share(owner: Browser, relative = 'Lily', from = 'Dana'): Promise<{ id: string; token: string }> {
  const response = await owner.send('POST', shares, { relative, from }, 'list-shares')
  expect(response.status).toBe(201)
  return { id: idOf(response), token: String(attributesOf(response)['token']) }
}
const open = (token: string, who = browserOf(api)) => who.get(`${shared}?token=${token}`)
const vote = (token: string, values: object) => browserOf(api).send('POST', `${shared}/votes`, { token, ...values })
const votesOf = async (owner: Browser) =>
  resourcesIn(await owner.get(shares)).map(({ attributes }) => [attributes['relative'], attributes['votes']])
const communitiesIn = (response: ApiResponse) =>
  JSON.parse(JSON.stringify(attributesOf(response)['communities'])).map(({ id }: { id: string }) => id)

test('relatives see the saved communities, vote, and comment, and the owner sees each one’s votes [TRUST-014]', async () => {
  const owner = await ownerWithSaves()
  const [lily, mark] = [await share(owner), await share(owner, 'Mark')]
  const opened = await open(lily.token)
  expect(communitiesIn(opened)).toEqual(['birch-house', 'aspen-court'])
  expect(attributesOf(opened)).toMatchObject({ relative: 'Lily', from: 'Dana', votes: [] })
  expect(JSON.stringify(opened.body)).not.toContain('Private note')

  const answer = { communityId: 'aspen-court', vote: 'maybe', comment: 'The bill went up last year.' }
  expect(plain(await vote(lily.token, { communityId: 'aspen-court', vote: 'no' }))).toMatchObject({ vote: 'no' })
  expect(plain(await vote(lily.token, answer))).toMatchObject(answer)
  await vote(mark.token, { communityId: 'birch-house', vote: 'yes' })
  expect(await votesOf(owner)).toEqual([
    ['Lily', [expect.objectContaining(answer)]],
    ['Mark', [expect.objectContaining({ communityId: 'birch-house', vote: 'yes' })]],
  ])
  // Each relative sees only their own votes.
  expect(attributesOf(await open(mark.token))['votes']).toHaveLength(1)
  expect(JSON.stringify((await open(mark.token)).body)).not.toContain('The bill went up')
  // A community that the owner saves later is on the list, and one that the owner removes isn't.
  const [, first] = resourcesIn(await owner.get(saves)).filter(({ attributes }) => attributes['kind'] === 'liked')
  await owner.remove(`${saves}/${first?.id}`)
  expect(communitiesIn(await open(lily.token))).toEqual(['birch-house'])
  expect((await vote(lily.token, answer)).status).toBe(422)
  expect((await vote(lily.token, { communityId: 'cedar-memory', vote: 'yes' })).status).toBe(422)
})

test('a link that its owner ended opens nothing from then on, and its votes stay with the owner [TRUST-014]', async () => {
  const owner = await ownerWithSaves()
  const [lily, mark] = [await share(owner), await share(owner, 'Mark')]
  await vote(lily.token, { communityId: 'aspen-court', vote: 'yes', comment: 'Lovely.' })
  expect((await owner.send('POST', `${shares}/${lily.id}/end`, {}, 'list-shares')).status).toBe(201)
  for (const response of [await open(lily.token), await vote(lily.token, { communityId: 'aspen-court', vote: 'no' })]) {
    expect([response.status, codeOf(response)]).toEqual([410, 'sharing-ended'])
  }
  expect((await open(mark.token)).status).toBe(200)
  expect((await votesOf(owner))[0]?.[1]).toMatchObject([{ vote: 'yes', comment: 'Lovely.' }])
  expect(resourcesIn(await owner.get(shares)).map(({ attributes }) => 'endedAt' in attributes)).toEqual([true, false])

  expect((await owner.send('POST', `${shares}/end`, {}, 'list-shares')).status).toBe(204)
  expect((await open(mark.token)).status).toBe(410)
  // A new link shares again, and the earlier one stays closed.
  const renewed = await owner.send('POST', `${shares}/${lily.id}/link`, {}, 'list-shares')
  expect((await open(String(attributesOf(renewed)['token']))).status).toBe(200)
  expect((await open(lily.token)).status).toBe(404)
  // Deleting someone deletes the votes.
  expect((await owner.remove(`${shares}/${lily.id}`)).status).toBe(204)
  expect(await votesOf(owner)).toEqual([['Mark', []]])
})

test('no one else sees, ends, renews, or deletes a link, and only its hash is stored [TRUST-014, ROLE-010]', async () => {
  const owner = await ownerWithSaves()
  const { id, token } = await share(owner)
  const stranger = browserOf(api, { cookie: await api.cookieOf('admin') })
  expect(resourcesIn(await stranger.get(shares))).toEqual([])
  for (const path of ['end', 'link']) {
    expect((await stranger.send('POST', `${shares}/${id}/${path}`, {}, 'list-shares')).status).toBe(404)
  }
  expect((await stranger.remove(`${shares}/${id}`)).status).toBe(404)
  await stranger.send('POST', `${shares}/end`, {}, 'list-shares')
  expect((await open(token)).status).toBe(200)
  expect((await open('a'.repeat(43))).status).toBe(404)
  expect((await open('guess')).status).toBe(400)
  const [row] = await api.database.orm.select().from(listShares).where(eq(listShares.id, id))
  expect(row?.tokenHash).toBe(hashToken(token))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('limits the people, names, and comments, and says which limit was passed [TRUST-014, BIZ-008]', async () => {
  const owner = await ownerWithSaves()
  const { token } = await share(owner)
  const send = (values: object) =>
    owner.send('POST', shares, { relative: 'Lily', from: 'Dana', ...values }, 'list-shares')
  for (const values of [{ relative: 'x'.repeat(41) }, { relative: ' ' }, { from: 'x'.repeat(41) }]) {
    expect((await send(values)).status).toBe(422)
  }
  const tooLong = await vote(token, { communityId: 'aspen-court', vote: 'yes', comment: 'x'.repeat(501) })
  expect(tooLong.body).toMatchObject({ errors: [{ source: { pointer: '/data/comment' } }] })
  expect((await vote(token, { communityId: 'aspen-court', vote: 'perhaps' })).status).toBe(422)
  for (let count = 1; count < 10; count += 1) await share(owner, `Relative ${count}`)
  expect((await send({})).body).toMatchObject({
    errors: [{ detail: 'You can share your list with up to 10 people. Delete one of them first.' }],
  })
})

test('links move to the account at sign-in, are in its download, and go with its deletion [TRUST-014, TRUST-016]', async () => {
  const owner = await ownerWithSaves()
  const { token } = await share(owner)
  await vote(token, { communityId: 'aspen-court', vote: 'yes', comment: 'Close to Jen.' })
  const account = { name: 'Dana', email: 'dana@families.example', password: 'a long enough one' }
  await owner.send('POST', '/platform/auth/register', account, 'users')
  expect((await votesOf(owner))[0]?.[0]).toBe('Lily')
  expect((await open(token)).status).toBe(200)
  const caller = createCallerWithCookie(api, owner.cookie())
  const grant = await openOwnData(api, caller, account.email)
  const download = JSON.stringify((await caller.plain('/platform/privacy/download', { grant })).body)
  expect(download).toContain('Close to Jen.')
  expect(download).toContain('"relative":"Lily"')
  await caller.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect((await open(token)).status).toBe(404)
})

test('forgets the links of a browser without an account once its id has expired [TRUTH-012, CONST-001]', async () => {
  const [old, young] = [await ownerWithSaves(), await ownerWithSaves()]
  const [gone, left] = [await share(old), await share(young)]
  for (const [{ id }, age] of [
    [gone, 27_000_060],
    [left, 26_999_940],
  ] as const) {
    const createdAt = new Date(now().getTime() - age * 1000)
    await api.database.orm.update(listShares).set({ createdAt }).where(eq(listShares.id, id))
  }
  await purgeExpired(api.database.orm, now())
  expect([(await open(gone.token)).status, (await open(left.token)).status]).toEqual([404, 200])
})
