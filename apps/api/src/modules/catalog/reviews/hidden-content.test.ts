import { exteriorOf } from '@pkg/illustrations'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, type Caller, list, one } from '../../../../testing/lead-samples'
import { type Everyone, signInEveryone } from '../../../../testing/people'

const api = apiUnderTest()
let everyone: Everyone
let asker: Caller

beforeAll(async () => {
  await approveProvider(api, 'cedar-memory')
  everyone = await signInEveryone(api)
  asker = everyone.customer
})

const ask = async (text: string) =>
  one(await asker.post('/platform/questions', 'questions', { communityId: 'cedar-memory', text })).id

const idsOf = async (person: Caller, url: string) => list(await person.get(url)).data.map(({ id }) => id)

test('a question that is removed takes its answers from everyone but admins and the person who asked [COMM-010, ROLE-010]', async () => {
  const { provider, admin, agent, visitor } = everyone
  const questionId = await ask('Is there a garden?')
  const others = await ask('Is there a piano?')
  const kept = one(await admin.post('/platform/answers', 'answers', { questionId: others, text: 'Two.' })).id
  const answer = { questionId, text: 'Mrs. Hollis keeps one.' }
  const answers = [
    one(await provider.post('/platform/answers', 'answers', answer)).id,
    one(await admin.post('/platform/answers', 'answers', answer)).id,
  ]
  expect(await idsOf(visitor, `/platform/answers?filter[questionId]=${questionId}`)).toEqual(answers)

  await admin.post(`/platform/questions/${questionId}/refusal`, 'community-questions', {
    reason: 'It names a resident.',
  })
  for (const person of [visitor, provider, agent]) {
    expect(await idsOf(person, `/platform/answers?filter[questionId]=${questionId}`)).toEqual([])
    expect(await idsOf(person, '/platform/answers?page-size=100')).toContain(kept)
    for (const id of answers) expect((await person.get(`/platform/answers/${id}`)).status).toBe(404)
  }
  for (const person of [admin, asker]) {
    expect(await idsOf(person, `/platform/answers?filter[questionId]=${questionId}`)).toEqual(answers)
  }
})

test('a community that leaves the site takes its questions, answers, reviews, pictures, and events with it [COMM-010, ROLE-010]', async () => {
  const { provider, admin, agent, visitor } = everyone
  const questionId = await ask('Are there quiet hours?')
  const review = {
    entityType: 'Community',
    entityId: 'cedar-memory',
    value: 9,
    text: 'They know everyone by name.',
    relation: 'Daughter of a resident',
    month: '2024-05',
  }
  const reviewId = one(await asker.post('/platform/reviews', 'reviews', review)).id
  expect((await admin.patch(`/platform/reviews/${reviewId}`, 'reviews', { status: 'published' })).status).toBe(200)
  const event = { communityId: 'cedar-memory', title: 'Open house', startsAt: '2027-05-01T15:00:00Z' }
  const { path } = exteriorOf({ slug: 'cedar-memory', name: 'Cedar', state: 'CO', care: 'memory-care' })
  const image = { communityId: 'cedar-memory', path, description: 'The house', position: 1 }
  const urls = [
    `/platform/questions/${questionId}`,
    `/platform/answers/${one(await provider.post('/platform/answers', 'answers', { questionId, text: 'From ten.' })).id}`,
    `/platform/reviews/${reviewId}`,
    `/platform/events/${one(await provider.post('/platform/events', 'events', event)).id}`,
    `/platform/images/${one(await provider.post('/platform/images', 'images', image)).id}`,
  ]
  const listed = async (person: Caller, url: string) => {
    const collection = url.slice(0, url.lastIndexOf('/'))
    const all = await idsOf(person, `${collection}?page-size=100`)
    return all.includes(url.slice(collection.length + 1))
  }
  for (const url of urls) {
    expect((await visitor.get(url)).status, url).toBe(200)
    expect(await listed(visitor, url), url).toBe(true)
  }

  const hide = await admin.patch('/marketplace/communities/cedar-memory', 'communities', { status: -1 })
  expect(hide.status).toBe(200)
  for (const url of urls) {
    for (const person of [visitor, agent]) {
      expect((await person.get(url)).status, url).toBe(404)
      expect(await listed(person, url), url).toBe(false)
    }
    expect((await admin.get(url)).status, url).toBe(200)
  }
  for (const url of urls.slice(-2)) expect((await provider.get(url)).status, url).toBe(200)
})
