import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { crawl } from '~/testing/site'
import { action } from './route'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const filled = { topic: 'complaint', name: 'Ruth', email: 'ruth@families.example', message: 'Someone called twice.' }
const send = (change: Partial<typeof filled> = {}) => {
  const body = new URLSearchParams({ ...filled, ...change })
  const request = new Request('http://localhost:3000/contact', { method: 'POST', body })
  return action({ request, params: {}, context: api.context })
}
const path = '/platform/contact-messages'

test('sends a message and says so on the next page [ROUTE-018]', async () => {
  api.respond(path, resourceResponse('contact-messages', { id: '1' }))
  const response = await send()
  expect(response instanceof Response && response.headers.get('location')).toBe('/contact?sent=true')
  const page = await crawl('/contact?sent=true', api.context)
  expect(page).toMatchObject({ status: 200, robots: 'noindex, follow' })
  expect(page.html).toContain('reply to your email address within one business day')
})

test.each([
  [{ topic: '' }, { topic: 'Choose what your message is about.' }],
  [{ topic: 'weather' }, { topic: 'Choose what your message is about.' }],
  [{ name: '  ' }, { name: 'Enter your name.' }],
  [{ name: 'Sign in at evil.example' }, { name: 'Enter a name without a web address. Add a space after a period.' }],
  [{ name: 'Ru\u202eth' }, { name: 'Retype this. It contains characters that we can’t read.' }],
  [{ email: 'ruth@' }, { email: 'Enter an email address, such as ruth@example.com.' }],
  [{ message: '' }, { message: 'Write your message.' }],
  [{ message: 'x'.repeat(4001) }, { message: 'Use 4,000 characters or fewer.' }],
])('returns %j to its field with what was typed [ROUTE-018, BIZ-008, EDGE-012]', async (change, errors) => {
  api.requests.length = 0
  const typed = Object.fromEntries(Object.entries({ ...filled, ...change }).map(([name, text]) => [name, text.trim()]))
  expect(await send(change)).toMatchObject({ data: { errors, typed }, init: { status: 422 } })
  expect(api.requests).toEqual([])
})

test.each([
  [429, 429, /Wait 10 minutes/],
  [503, 503, /It’s still below/],
])('keeps what was typed when the API responds %s [ROUTE-018, ERR-018]', async (status, shown, failure) => {
  api.respond(path, { status })
  expect(await send()).toMatchObject({
    data: { typed: filled, errors: {}, failure: expect.stringMatching(failure) },
    init: { status: shown },
  })
})

test.each(['/about', '/for-providers', '/how-we-make-money', '/contact'])(
  '%s has one heading and its own canonical URL [ROUTE-018]',
  async (page) => {
    const content = {
      id: 'one',
      slug: 'one',
      title: 'How fees work',
      updatedAt: '2026-10-06T00:00:00Z',
      body: 'A fee.',
    }
    for (const kind of ['marketing-pages', 'provider-pages'])
      api.respond(`/content/${kind}`, { body: { items: [content], total: 1 } })
    api.respond(
      '/marketplace/stats',
      resourceResponse('stats', { id: 'us', ...{ communities: 61, paying: 40, care: [] } }),
    )
    const { status, html, canonical } = await crawl(page, api.context)
    expect({ status, canonical }).toEqual({ status: 200, canonical: `https://www.homes.example${page}` })
    expect(html.match(/<h1/g)).toHaveLength(1)
    if (page === '/how-we-make-money') expect(html).toContain('40 of the 61 communities on this site pay us')
  },
)

test('the page about money shows the share of communities that pay us in 100 windows and as a table [TRUST-011, LOOK-010]', async () => {
  const respond = (counts: object) =>
    api.respond('/marketplace/stats', resourceResponse('stats', { id: 'us', ...counts }))
  respond({ communities: 6297, paying: 3027, care: [] })
  const { html } = await crawl('/how-we-make-money', api.context)
  expect(html).toContain('Today, 3,027 of the 6,297 communities on this site pay us if you move in</h2>')
  expect(html).toContain('Communities that pay us if you move in: 48 of 100 windows.')
  expect(html).toMatch(/<summary[^>]*>The same as a table<\/summary>/)
  expect(html).toContain('<th scope="row">Pay us nothing</th><td>3,270</td><td>52</td>')
  respond({ communities: 0, paying: 0, care: [] })
  expect((await crawl('/how-we-make-money', api.context)).html).not.toContain('of 100 windows')
})

test('the page about the site has a picture next to its opening [ROUTE-018, LOOK-010]', async () => {
  api.respond('/content/marketing-pages', { body: { items: [], total: 0 } })
  expect((await crawl('/about', api.context)).html).toMatch(/<img[^>]*drawings\/quiet\/about\.svg[^>]*alt=""/)
})
