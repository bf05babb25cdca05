import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { action as confirm, loader as openConfirmation } from '~/pages/questions.confirm'
import { loader as openQuestion } from '~/pages/questions.$id'
import { action as send, loader as openForm } from '~/pages/questions.new'
import { formRequest } from '~/testing/form-request'
import { type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'

const token = 'a'.repeat(43)
const question = {
  id: '3f0c2a1e-8f5d-4b7e-9a53-0c6b3d1f9b11',
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  communityUrl: '/assisted-living/colorado/boulder/aspen-court',
  text: 'Is there parking?',
  language: 'en',
  author: 'Dana',
  status: 'pending',
  askedOn: '2026-11-28',
  answers: [],
}
const community = { id: 'aspen-court', name: 'Aspen Court' }
const sentAlready = { ...question, isConfirmed: true }
const typed = { text: 'Is there parking?', firstName: 'Dana', email: 'dana@families.example' }
const asked = '/marketplace/communities/aspen-court/questions'
const confirmations = '/marketplace/question-confirmations'
const own = `/platform/questions/own/${question.id}`
let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())
beforeEach(() => {
  api.requests.length = 0
})

const path = '/questions/new?community=aspen-court'
const submit = (fields: Record<string, string>) =>
  send({ request: formRequest(path, fields), context: api.context, params: {} })
const get = (url: string, cookie = '') => ({
  request: new Request(`http://localhost:3000${url}`, { headers: { cookie } }),
  context: api.context,
  params: { id: question.id },
})

/** Returns the redirect that a loader throws. */
async function redirectOf(loading: Promise<unknown>): Promise<Response> {
  const thrown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw new Error('The loader threw no response')
  return thrown
}

test.each([
  [401, false],
  [200, true],
])(
  'the form opens for everyone, and knows from the response %s whether they have an account [COMM-010]',
  async (status, hasAccount) => {
    api.respond('/marketplace/communities/aspen-court', resourceResponse('communities', community))
    api.respond('/platform/users/me', status === 401 ? { status } : resourceResponse('users', { id: 'one' }))
    expect(await openForm(get(path))).toEqual({ id: 'aspen-court', name: 'Aspen Court', hasAccount })
  },
)

test('says that a link was sent, with what was typed and no address in the URL [COMM-010]', async () => {
  api.respond(asked, { status: 204 })
  expect(await submit(typed)).toMatchObject({ data: { typed, errors: {}, isLinkSent: true }, init: { status: 200 } })
  expect(api.requests).toEqual([asked])
})

test.each([
  [{ text: ' ' }, { text: 'Write your question.' }],
  [{ text: 'x'.repeat(1001) }, { text: 'Use 1,000 characters or fewer.' }],
  [{ firstName: '' }, { firstName: 'Enter your first name.' }],
  [{ firstName: 'x'.repeat(61) }, { firstName: 'Use 60 characters or fewer.' }],
  [{ firstName: 'Dana\nBcc: x' }, { firstName: 'Retype this. It contains characters that we can’t read.' }],
  [{ firstName: 'Da\u202ena' }, { firstName: 'Retype this. It contains characters that we can’t read.' }],
  [{ firstName: 'www.evil.example' }, { firstName: 'Enter a name without a web address. Add a space after a period.' }],
  [{ email: 'dana@' }, { email: 'Enter an email address, such as mary@example.com.' }],
])('returns %j to its field with what was typed, and emails nothing [COMM-010, EDGE-012]', async (change, errors) => {
  const fields = { ...typed, ...change }
  const kept = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))
  expect(await submit(fields)).toMatchObject({ data: { typed: kept, errors }, init: { status: 422 } })
  expect(api.requests).toEqual([])
})

test.each([
  [429, 429, /Try again tomorrow/],
  [503, 503, /It’s still below/],
  [403, 403, /You manage this community/],
])('keeps what was typed when the API responds %s [COMM-010, ERR-018]', async (status, shown, failure) => {
  api.respond(asked, { status })
  expect(await submit(typed)).toMatchObject({
    data: { typed, errors: {}, failure: expect.stringMatching(failure) },
    init: { status: shown },
  })
})

test('an account asks right away, and one whose session ended keeps what it typed [COMM-010]', async () => {
  api.respond('/platform/questions', resourceResponse('questions', question))
  const sent = await submit({ text: typed.text })
  expect(sent instanceof Response && sent.headers.get('location')).toBe(`/questions/${question.id}`)
  api.respond('/platform/questions', { status: 401 })
  expect(await submit({ text: typed.text })).toMatchObject({
    data: { typed: { text: typed.text }, failure: expect.stringMatching(/^You’re signed out/) },
    init: { status: 422 },
  })
})

test('opening the link of an email sends nothing, and its form leads to the question [COMM-010]', async () => {
  const waiting = { ...question, isConfirmed: false }
  api.respond(confirmations, resourceResponse('question-confirmations', waiting))
  const opened = await openConfirmation(get(`/questions/confirm?token=${token}`))
  expect(opened).toMatchObject({ data: { token, question: { text: question.text } }, init: { status: 200 } })
  expect(api.requests).toEqual([`${confirmations}?token=${token}`])

  api.respond(confirmations, { status: 201, body: question })
  const sent = await confirm({
    request: formRequest('/questions/confirm', { token }),
    context: api.context,
    params: {},
  })
  if (!(sent instanceof Response)) throw new Error('The form led nowhere')
  expect(sent.headers.get('location')).toBe(`/questions/${question.id}`)
  const cookie = sent.headers.get('set-cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  api.respond(own, (query) =>
    query.get('token') === token ? resourceResponse('community-questions', question) : { status: 401 },
  )
  expect(await openQuestion(get(`/questions/${question.id}`, cookie.split(';')[0]))).toMatchObject({
    data: { own: { isByEmail: true, question: { status: 'pending' } } },
    init: { status: 200 },
  })
})

test('a link that has sent its question leads to the question [COMM-010]', async () => {
  api.respond(confirmations, resourceResponse('question-confirmations', sentAlready))
  const { headers } = await redirectOf(openConfirmation(get(`/questions/confirm?token=${token}`)))
  expect([headers.get('location'), headers.get('set-cookie')]).toEqual([
    `/questions/${question.id}`,
    expect.stringContaining('HttpOnly'),
  ])
})

test.each([
  [410, 'expired'],
  [404, 'unlisted'],
  [403, 'managed'],
])('says why a question isn’t sent when the API responds %s: %s [COMM-010]', async (status, refusal) => {
  api.respond(confirmations, { status })
  const request = formRequest('/questions/confirm', { token })
  expect(await confirm({ request, context: api.context, params: {} })).toMatchObject({
    data: { refusal },
    init: { status },
  })
})

test.each(['', 'cut-off', token])(
  'the link with the token “%s” that the API doesn’t know has expired [COMM-010]',
  async (unknown) => {
    api.respond(confirmations, { status: 410 })
    const opened = await openConfirmation(get(`/questions/confirm?token=${unknown}`))
    expect(opened).toMatchObject({ data: { question: undefined }, init: { status: 410 } })
  },
)

test('the link in an email about a question opens it without a token in the URL [COMM-010]', async () => {
  const { headers } = await redirectOf(openQuestion(get(`/questions/${question.id}?token=${token}`)))
  expect([headers.get('location'), headers.get('cache-control')]).toEqual([`/questions/${question.id}`, 'no-store'])
})

test('without a link, a visitor signs in, and with one for another question the page says so [COMM-010]', async () => {
  api.respond(own, (query) => ({ status: query.has('token') ? 404 : 401 }))
  const { headers } = await redirectOf(openQuestion(get(`/questions/${question.id}`)))
  expect(headers.get('location')).toBe(`/login?loginRedirect=${encodeURIComponent(`/questions/${question.id}`)}`)
  const stored = await redirectOf(openQuestion(get(`/questions/${question.id}?token=${token}`)))
  const cookie = stored.headers.get('set-cookie')?.split(';')[0]
  expect(await openQuestion(get(`/questions/${question.id}`, cookie))).toMatchObject({
    data: { own: undefined },
    init: { status: 404 },
  })
  // An account reads its own question, also in a browser that opened another link.
  api.respond(own, (query) =>
    query.has('token') ? { status: 404 } : resourceResponse('community-questions', question),
  )
  expect(await openQuestion(get(`/questions/${question.id}`, cookie))).toMatchObject({
    data: { own: { isByEmail: false } },
  })
})
