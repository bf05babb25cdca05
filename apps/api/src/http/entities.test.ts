import { endpoints } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { plainOf, resourceIn, resourcesIn } from '../../testing/responses'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest()
const rows = Object.values(endpoints).flatMap((group) => Object.values(group))

test.each([
  ['user', '/platform/users', ['GET', 'POST', 'PATCH']],
  ['uuid action', '/platform/uuid-actions', ['GET', 'POST']],
  ['uuid aux', '/platform/uuid-auxes', ['GET', 'POST', 'PATCH']],
  ['user share', '/platform/user-shares', ['POST']],
  ['user save', '/marketplace/user-saves', ['GET', 'POST', 'DELETE']],
  ['community', '/marketplace/communities', ['GET', 'POST', 'PATCH']],
  ['listing', '/marketplace/listings', ['GET', 'POST', 'PATCH']],
  ['agent', '/marketplace/agents', ['GET', 'POST', 'PUT']],
  ['client', '/secure/clients', ['GET', 'PATCH']],
  ['note', '/marketplace/notes', ['GET', 'POST']],
  ['conversation', '/platform/conversations', ['GET', 'POST']],
  ['conversation message', '/platform/conversation-messages', ['GET', 'POST']],
  ['conversation participant', '/platform/conversation-participants', ['GET', 'POST']],
  ['voice call', '/platform/communications/voice', ['POST']],
  ['task', '/platform/tasks', ['GET', 'POST', 'PATCH']],
  ['contact', '/platform/contacts', ['GET', 'POST', 'PATCH']],
  ['organization', '/platform/organizations', ['GET', 'POST', 'PATCH']],
  ['entity aux', '/platform/entityaux', ['GET', 'POST', 'PATCH']],
  ['review', '/platform/reviews', ['GET', 'POST', 'PATCH']],
  ['image', '/platform/images', ['GET', 'POST', 'PATCH', 'DELETE']],
  ['tag', '/platform/tags', ['GET', 'POST', 'PATCH']],
  ['tag category', '/platform/tag-categories', ['GET', 'POST', 'PATCH']],
  ['image category', '/platform/image-categories', ['GET', 'POST', 'PATCH']],
  ['question', '/platform/questions', ['GET', 'POST']],
  ['answer', '/platform/answers', ['GET', 'POST']],
  ['NPS', '/platform/nps', ['GET', 'POST']],
  ['suggested edit', '/platform/suggested-edits', ['GET', 'POST']],
  ['agent-community contract', '/marketplace/agents-community-contracts', ['GET']],
  ['partner collection', '/marketplace/partner-collection', ['GET']],
])('the entity %s has endpoints under %s for its whole life cycle [DATA-001]', (_entity, path, methods) => {
  const found = rows.filter((row) => row.path === path || row.path.startsWith(`${path}/`))
  expect(found.map(({ method }) => method)).toEqual(expect.arrayContaining(methods))
  for (const { summary } of found) expect(summary).not.toBe('')
})

test('serves CMS pages to anyone, and manages them as entries [DATA-001]', () => {
  expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining([endpoints.content.homePage.path]))
  expect(Object.keys(endpoints.contentEntries)).toEqual(expect.arrayContaining(['list', 'create', 'update']))
})

test('returns a complete agent without the email address, and the same agent in a list [DATA-004, AGENT-005]', async () => {
  const { id, attributes } = resourceIn(await api.call({ url: '/marketplace/agents/agent-boulder' }))
  expect({ id, ...attributes }).toMatchObject({
    id: 'agent-boulder',
    name: 'Advisor agent-boulder',
    status: 2,
    info: {
      displayName: 'Advisor agent-boulder',
      email: '',
      workPhone: '+13035550100',
      recentFamiliesHelped: 3,
      serviceArea: { operatingIn: [{ state: 'CO', counties: ['Boulder'] }] },
      inBusinessSince: 2012,
      awards: [],
      agentSlug: 'agent-boulder',
    },
    aggregateRating: { ratingValue: 9, numRatings: 4 },
    address: { city: 'Boulder', state: 'CO' },
    gallery: { images: [] },
  })
  const listed = resourcesIn(await api.call({ url: '/marketplace/agents' })).find((agent) => agent.id === id)
  expect(listed?.attributes).toEqual(attributes)
})

test('without external services, serves search, maps, and places itself, and turns third-party sign-in off [CLIENT-010]', async () => {
  const places = await api.call({ url: '/platform/community-search?q=boulder' })
  expect(JSON.stringify(places.body)).toContain('Boulder')
  expect(resourcesIn(await api.call({ url: '/marketplace/search?q=aspen' }))[0]?.id).toBe('aspen-court')
  expect((await api.call({ url: '/marketplace/communitypins?geometry=40,-105.4,40.1,-105.2&zoom=15' })).status).toBe(
    200,
  )
  expect(plainOf(await api.call({ url: '/platform/auth/methods' }))).toEqual({ thirdParty: false })
})
