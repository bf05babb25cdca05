import { isUuid } from '@pkg/domain'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { resourceIn, resourcesIn, resourceBody } from '../../../../testing/responses'

const api = apiUnderTest()
const review = {
  entityType: 'Community',
  entityId: 'aspen-court',
  value: 9,
  text: 'Warm people, good soup.',
  relation: 'Daughter',
}

test('creates, publishes, changes, and removes a review, and keeps the reason [API-041, TRUST-017, RATE-001]', async () => {
  const customer = { cookie: await api.cookieOf('customer') }
  const admin = { cookie: await api.cookieOf('admin') }
  const write = (attributes: object, headers: object = customer) =>
    api.call({
      method: 'POST',
      url: '/platform/reviews',
      payload: resourceBody('reviews', attributes),
      headers: { ...headers },
    })
  const change = (id: string, attributes: object, headers: object) =>
    api.call({
      method: 'PATCH',
      url: `/platform/reviews/${encodeURIComponent(id)}`,
      payload: resourceBody('reviews', attributes, { id }),
      headers: { ...headers },
    })
  const seen = async () => resourcesIn(await api.call({ url: '/platform/reviews/Community/aspen-court' }))

  expect((await write(review, {})).status).toBe(401)
  expect((await write({ ...review, value: 11 })).status).toBe(422)
  expect((await write({ ...review, entityId: 'elm-not-live' })).status).toBe(422)
  const { id, attributes } = resourceIn(await write(review))
  expect(isUuid(id)).toBe(true)
  expect(attributes).toMatchObject({ status: 'pending', author: 'Cleo C.' })
  expect((await write(review)).status).toBe(409)
  expect(await seen()).toEqual([])
  expect((await change(id, { status: 'published' }, customer)).status).toBe(403)
  expect((await change(id, { text: 'Mine now' }, { cookie: await api.cookieOf('provider') })).status).toBe(404)

  expect(resourcesIn(await api.call({ url: '/platform/reviews?filter[status]=pending', headers: admin }))).toHaveLength(
    1,
  )
  await change(id, { status: 'published' }, admin)
  expect(await seen()).toMatchObject([{ attributes: { value: 9, status: 'published' } }])
  const inCity = await api.call({ url: '/platform/reviews/search/co/boulder' })
  expect(inCity.body).toMatchObject({ data: [{ id }] })

  await change(id, { text: 'Better soup lately.' }, customer)
  expect(await seen()).toEqual([])
  expect((await change(id, { status: 'removed' }, admin)).body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/reason' } }],
  })
  await change(id, { status: 'removed', reason: 'Written by a competitor' }, admin)
  const [stub] = await seen()
  expect(stub?.attributes).toEqual({
    entityType: 'Community',
    entityId: 'aspen-court',
    author: 'Cleo C.',
    status: 'removed',
    reason: 'Written by a competitor',
    date: stub?.attributes['date'],
  })
})

test('computes rating, count, and quote from published reviews [API-041, RATE-001, RATE-002]', async () => {
  const admin = { cookie: await api.cookieOf('admin') }
  const write = async (role: 'customer' | 'provider', attributes: object) => {
    const headers = { cookie: await api.cookieOf(role) }
    const payload = resourceBody('reviews', { ...review, entityId: 'birch-house', ...attributes })
    return resourceIn(await api.call({ method: 'POST', url: '/platform/reviews', payload, headers })).id
  }
  const decide = (id: string, attributes: object) =>
    api.call({
      method: 'PATCH',
      url: `/platform/reviews/${encodeURIComponent(id)}`,
      payload: resourceBody('reviews', attributes, { id }),
      headers: admin,
    })
  const community = async () => resourceIn(await api.call({ url: '/marketplace/communities/birch-house' })).attributes
  const tile = async () =>
    resourcesIn(await api.call({ url: '/marketplace/communities?filter[id]=birch-house' }))[0]?.attributes

  const before = await community()
  const good = await write('customer', { value: 9, text: 'They sing in the kitchen. And more.' })
  const poor = await write('provider', { value: 4 })
  expect(await community()).toEqual(before)
  await decide(good, { status: 'published' })
  await decide(poor, { status: 'published' })
  const both = { numReviews: 2, slyScore: 6.5, quote: 'They sing in the kitchen.' }
  expect(await community()).toMatchObject({ ...both, ratings: { numReviews: 2, reviewsValue: 65 } })
  expect(await tile()).toMatchObject(both)
  await decide(good, { status: 'removed', reason: 'Written by a competitor' })
  expect(await community()).toMatchObject({ numReviews: 1, slyScore: 4 })
  expect(await community()).not.toHaveProperty('quote')
  await decide(poor, { status: 'removed', reason: 'Written by a competitor' })
  expect(await community()).not.toHaveProperty('slyScore')
})

test('returns 404 for reviews of an unknown state or entity type [API-041, BIZ-008]', async () => {
  expect((await api.call({ url: '/platform/reviews/search/nowhere/boulder' })).status).toBe(404)
  expect((await api.call({ url: '/platform/reviews/Property/aspen-court' })).status).toBe(404)
})
