import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loader as openQuestion } from '~/pages/questions.several_.$id'
import { action as confirm, loader as openConfirmation } from '~/pages/questions.several_.confirm'
import { loader as loadRows } from '~/pages/questions.several_.rows'
import { action as send, loader as openForm } from '~/pages/questions.several'
import { loader as visit } from '~/pages/visitor'
import { buildCommunity, buildTile } from '~/testing/community'
import { formRequest } from '~/testing/form-request'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { parseOwnRows } from './own-rows'

const token = 'a'.repeat(43)
const path = '/questions/several?communities=oak,elm'
const id = '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11'
const asked = (communityId: string, communityName: string, more: object) => ({
  id: `q-${communityId}`,
  communityId,
  communityName,
  communityUrl: `/assisted-living/colorado/boulder/${communityId}`,
  text: 'Who helps at night?',
  language: 'en',
  isAnonymous: true,
  status: 'pending',
  askedOn: '2026-11-20',
  answers: [],
  ...more,
})
const answers = [{ text: 'A nurse.', answeredBy: 'community', answeredOn: '2026-11-22' }]
const group = {
  id,
  text: 'Who helps at night?',
  language: 'en',
  askedOn: '2026-11-20',
  questions: [
    asked('elm', 'Elm Court', { isOverdue: true }),
    asked('oak', 'Oak House', { status: 'published', answers }),
  ],
}
let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())
beforeEach(() => {
  api.requests.length = 0
  api.respond('/platform/users/me', { status: 401 })
  const near = [buildTile({ id: 'fir', name: 'Fir Lodge' })]
  for (const [slug, name] of [
    ['oak', 'Oak House'],
    ['elm', 'Elm Court'],
    ['fir', 'Fir Lodge'],
  ] as const) {
    const community = buildCommunity({ id: slug, name, similarCommunities: { recommended: near } })
    api.respond(`/marketplace/communities/${slug}`, resourceResponse('communities', community))
  }
  for (const slug of ['gone', 'ash']) api.respond(`/marketplace/communities/${slug}`, { status: 404 })
  for (const slug of ['oak', 'elm', 'fir']) {
    const team = { id: slug, hasTeam: slug === 'oak' }
    api.respond(`/marketplace/communities/${slug}/question-team`, resourceResponse('question-teams', team))
  }
})

const get = (url: string, cookie = '') => ({
  request: new Request(`http://localhost:3000${url}`, { headers: { cookie } }),
  context: api.context,
  params: { id },
})
const submit = (fields: Record<string, string | string[]>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', body })
  return send({ request, context: api.context, params: {} })
}
const typed = { communities: ['oak', 'elm'], text: 'Who helps at night?', email: 'dana@families.example', name: '' }
const kept = { communityIds: ['oak', 'elm'], text: 'Who helps at night?', email: 'dana@families.example', name: '' }

test('offers the named communities that are listed, and with a single one also those near it [COMM-010, TRUST-005]', async () => {
  expect(await openForm(get(`${path},gone`))).toMatchObject({
    offered: [
      { id: 'oak', name: 'Oak House', hasTeam: true },
      { id: 'elm', name: 'Elm Court', hasTeam: false },
    ],
    hasAccount: false,
  })
  expect(await openForm(get('/questions/several?communities=oak'))).toMatchObject({
    offered: [{ id: 'oak' }, { id: 'fir' }],
  })
})

test.each([
  [{ communities: [] }, { communities: 'Choose at least 1 community.' }],
  [{ communities: ['oak', 'elm', 'fir', 'ash'] }, { communities: 'Choose up to 3 communities.' }],
  [{ text: ' ' }, { text: 'Write your question.' }],
  [{ text: 'x'.repeat(1001) }, { text: 'Use 1,000 characters or fewer.' }],
  [{ email: 'dana@' }, { email: 'Enter an email address, such as mary@example.com.' }],
  [
    { text: 'Write to ana@mail.example' },
    { text: 'Remove the email address “ana@mail.example”. The communities don’t learn who asks.' },
  ],
  [
    { text: 'Call 720-555-0147' },
    { text: 'Remove the phone number “720-555-0147”. The communities don’t learn who asks.' },
  ],
])(
  'returns %j to its field with what was chosen and typed, and sends nothing [COMM-010, TRUST-008]',
  async (change, errors) => {
    const sent = await submit({ ...typed, ...change })
    const more = 'communities' in change ? change.communities.filter((slug) => slug === 'fir') : []
    const text = 'text' in change ? change.text.trim() : kept.text
    expect(sent).toMatchObject({
      data: { typed: { text }, errors, offered: ['oak', 'elm', ...more].map((slug) => ({ id: slug })) },
      init: { status: 422 },
    })
    expect(api.requests.some((request) => request.includes('question-groups'))).toBe(false)
  },
)

test('says which part of the person’s name is in a question [COMM-010]', async () => {
  const me = { id: 'one', name: 'Zinnia Quill' }
  api.respond('/platform/users/me', resourceResponse('users', me))
  const { communities, text } = typed
  expect(await submit({ communities, text: `${text} Thanks, Zinnia` })).toMatchObject({
    data: { errors: { text: 'Remove “Zinnia”. It’s part of your name, and the communities don’t learn who asks.' } },
    init: { status: 422 },
  })
})

test('says that a link was sent, and an account asks right away [COMM-010]', async () => {
  api.respond('/marketplace/question-groups', { status: 204 })
  expect(await submit(typed)).toMatchObject({ data: { typed: kept, isLinkSent: true }, init: { status: 200 } })
  api.respond('/platform/question-groups', resourceResponse('question-groups', group))
  const sent = await submit({ communities: typed.communities, text: typed.text })
  expect(sent instanceof Response && sent.headers.get('location')).toBe(`/questions/several/${id}`)
})

test('adds a community that is found by its name, and keeps what was chosen and typed [COMM-010]', async () => {
  const found = [buildTile({ id: 'oak' }), buildTile({ id: 'fir', name: 'Fir Lodge' })]
  api.respond('/marketplace/search/community', (query) =>
    listResponse('communities', query.get('q') === 'fir' ? found : []),
  )
  const fields = { ...typed, offered: ['oak', 'elm'], intent: 'find' }
  expect(await submit({ ...fields, name: 'fir' })).toMatchObject({
    data: {
      typed: { ...kept, name: '' },
      offered: [{ id: 'oak' }, { id: 'elm' }, { id: 'fir', name: 'Fir Lodge' }],
      found: 'We added what we found for “fir” to the list above. Choose it there.',
    },
  })
  expect(await submit({ ...typed, name: 'fir' })).toMatchObject({ data: { offered: [{}, {}, { id: 'fir' }] } })
  expect(await submit({ ...fields, name: 'xyz' })).toMatchObject({
    data: { typed: { text: kept.text }, errors: { name: expect.stringMatching(/^We couldn’t find a community/) } },
  })
})

test('keeps a community that was found and chosen, however many ids the form repeats [COMM-010]', async () => {
  const gone = Array.from({ length: 14 }, (_, place) => `gone-${place}`)
  for (const slug of gone) api.respond(`/marketplace/communities/${slug}`, { status: 404 })
  const repeated = Array.from({ length: 14 }, (_, place) => (place % 2 ? 'oak' : 'elm'))
  const crowded = { communities: ['fir'], offered: [...repeated, ...gone, 'fir'], text: '' }
  expect(await submit({ ...typed, ...crowded })).toMatchObject({
    data: { offered: [{ id: 'fir' }, { id: 'oak' }, { id: 'elm' }] },
  })
  expect(await submit({ ...typed, communities: [], offered: [...repeated, 'fir'], text: '' })).toMatchObject({
    data: { offered: [{ id: 'oak' }, { id: 'elm' }, { id: 'fir' }] },
  })
})

test.each([
  [401, 422, /^You’re signed out/],
  [403, 403, /^You manage one/],
  [429, 429, /Try again tomorrow/],
  [503, 503, /It’s still below/],
])('keeps what was typed when the API responds %s [COMM-010, ERR-018]', async (status, shown, failure) => {
  api.respond('/platform/question-groups', { status })
  expect(await submit({ communities: typed.communities, text: typed.text })).toMatchObject({
    data: { typed: { text: typed.text }, failure: expect.stringMatching(failure) },
    init: { status: shown },
  })
})

test('names the community that was asked the same before [COMM-010]', async () => {
  const errors = [{ status: '422', title: 'Validation failed', source: { pointer: '/data/attributes/communityIds/1' } }]
  api.respond('/platform/question-groups', { status: 422, body: { errors } })
  expect(await submit({ communities: typed.communities, text: typed.text })).toMatchObject({
    data: { errors: { communities: 'You already asked Elm Court this question. Choose another community.' } },
    init: { status: 422 },
  })
  // Also one that was found by its name.
  expect(await submit({ communities: ['oak', 'fir'], text: typed.text })).toMatchObject({
    data: { errors: { communities: 'You already asked Fir Lodge this question. Choose another community.' } },
  })
  expect(await submit({ communities: ['oak', 'gone'], text: typed.text })).toMatchObject({
    data: { errors: { communities: 'We removed a community that we don’t list anymore. Check your choice.' } },
  })
})

test('opening the link of an email sends nothing, and its form leads to the answers side by side [COMM-010]', async () => {
  const communities = [{ id: 'oak', name: 'Oak House', url: '/oak', isAsked: true }]
  const waiting = { id, text: group.text, language: 'en', communities, isConfirmed: false }
  const confirmations = '/marketplace/question-group-confirmations'
  api.respond(confirmations, resourceResponse('question-group-confirmations', waiting))
  const opened = await openConfirmation(get(`/questions/several/confirm?token=${token}`))
  expect(opened).toMatchObject({ data: { token, group: { text: group.text } }, init: { status: 200 } })
  api.respond(confirmations, { status: 201, body: group })
  const sent = await confirm({
    request: formRequest('/questions/several/confirm', { token }),
    context: api.context,
    params: {},
  })
  if (!(sent instanceof Response)) throw new Error('The form led nowhere')
  expect(sent.headers.get('location')).toBe(`/questions/several/${id}`)
  const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ofToken = (query: URLSearchParams, response: ReturnType<typeof listResponse>) =>
    query.get('token') === token ? response : { status: 401 }
  api.respond(`/platform/question-groups/${id}`, (query) => ofToken(query, resourceResponse('question-groups', group)))
  api.respond('/platform/question-groups', (query) => ofToken(query, listResponse('question-groups', [group])))
  expect(await openQuestion(get(`/questions/several/${id}`, cookie))).toMatchObject({
    data: { own: { isByEmail: true } },
    init: { status: 200 },
  })

  // A link that stopped working leads to the sign-in.
  api.respond(`/platform/question-groups/${id}`, (query) => ({ status: query.get('token') === token ? 404 : 401 }))
  const signIn = await openQuestion(get(`/questions/several/${id}`, cookie)).catch((thrown: unknown) => thrown)
  expect(signIn instanceof Response && signIn.headers.get('location')).toMatch(/^\/login\?loginRedirect=/)

  // A comparison shows the same, to this browser only.
  expect(await (await visit(get('/visitor', cookie))).json()).toEqual({ hasSession: false, isKnown: true })
  const rows = parseOwnRows(
    await (await loadRows(get('/questions/several/rows?communities=oak,elm,fir', cookie))).json(),
  )
  expect(rows).toEqual({
    title: 'Your question',
    open: 'See all answers',
    rows: [
      {
        id,
        label: 'Who helps at night?',
        href: `/questions/several/${id}`,
        cells: [
          'A nurse.\nAnswered by the team of Oak House, November 22, 2026',
          'No answer after 5 days (asked November 20, 2026)',
          'Not asked',
        ],
      },
    ],
  })
  const others = await loadRows(get('/questions/several/rows?communities=ash', cookie))
  expect(parseOwnRows(await others.json()).rows).toEqual([])
  const visitor = await loadRows(get('/questions/several/rows?communities=oak'))
  expect(parseOwnRows(await visitor.json()).rows).toEqual([])
  expect(await (await visit(get('/visitor'))).json()).toEqual({ hasSession: false, isKnown: false })
})

test.each([
  [410, 'expired'],
  [409, 'asked'],
  [404, 'unlisted'],
  [403, 'managed'],
])('says why a question isn’t sent when the API responds %s: %s [COMM-010]', async (status, refusal) => {
  api.respond('/marketplace/question-group-confirmations', { status })
  const request = formRequest('/questions/several/confirm', { token })
  expect(await confirm({ request, context: api.context, params: {} })).toMatchObject({
    data: { refusal },
    init: { status },
  })
})

test('a comparison offers one question to its communities [COMM-010, TRUST-013]', async () => {
  const { html } = await crawl('/compare?communities=oak,elm', api.context)
  expect(html).toContain('href="/questions/several?communities=oak,elm"')
})
