import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '@pkg/domain'
import { action as count } from '~/pages/tools.money-runway'
import { action as change } from '~/pages/tools.saved._index'
import { action as ask } from '~/pages/tools.tour-checklist'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'
import { readToolAnswers, toParameters } from './answers'
import { loadCosts } from './load-costs.server'
import { readMoney } from './money-field'
import { readRunway } from './runway'
import { loadSavedTools } from './saved-tools.server'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
afterAll(() => api.stop())

const url = 'http://localhost:3000/tools/saved'
const send = (fields: Record<string, string>, cookie = '') => ({
  request: new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } }),
  params: {},
  context: api.context,
})
const open = (cookie: string) => loadSavedTools(new Request(url, { headers: { cookie } }), api.context)
const cookieIn = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

test.each([
  ['$2,150', 2150],
  ['2150.60', 2151],
  ['0', 0],
  ['-5', undefined],
  ['a lot', undefined],
  ['99999999', undefined],
  ['', undefined],
])('reads “%s” as %s dollars [ROUTE-013, BIZ-008]', (text, amount) => {
  expect(readMoney(text)).toBe(amount)
})

test('keeps only a tool’s own fields, and reads back what it wrote [HOME-004, BIZ-008]', () => {
  const form = new URLSearchParams('done=a&done=b&savings=5&date=')
  const answers = readToolAnswers('tour-checklist', form)
  expect(answers).toEqual({ done: ['a', 'b'] })
  expect(readToolAnswers('tour-checklist', toParameters(answers))).toEqual(answers)
})

test('keeps what was entered next to each error, and never stores a page with it [ROUTE-013, BIZ-008]', async () => {
  const sent = await count(send({ savings: '$90,000', income: 'x', cost: '0', increase: '20' }))
  expect(sent.init).toMatchObject({ status: 422, headers: { 'cache-control': 'private, no-store' } })
  expect(sent.data.fields).toEqual({ savings: '$90,000', income: 'x', cost: '0', increase: '20' })
  expect(Object.keys(sent.data.errors)).toEqual(['income', 'cost', 'increase'])
  expect(readRunway(new URLSearchParams('savings=1&income=0&cost=1&increase=0')).answers).toBeDefined()
})

test('saves in the browser without an account, and moves it to the account after sign-in [HOME-004]', async () => {
  const saved = await change(send({ save: 'money-runway', savings: '90000', near: '80525' }))
  expect(saved.headers.get('location')).toBe('/tools/saved?saved=money-runway')
  expect(saved.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
  const cookie = cookieIn(saved)
  expect(await open(cookie)).toMatchObject({
    isSignedIn: false,
    saved: [{ tool: 'money-runway', answers: { savings: ['90000'] } }],
  })
  const [savedAt, answers] = ['2026-11-24T12:00:00Z', { done: ['smell'] }]
  api.respond('/platform/saved-tools', listResponse('saved-tools', [{ id: 'tour-checklist', answers, savedAt }]))
  api.respond('/platform/saved-tools/money-runway', resourceResponse('saved-tools', { id: 'money-runway' }))
  const moved = await open(`${cookie}; hearthway-session=s`)
  expect([moved.isSignedIn, moved.saved.map(({ tool }) => tool)]).toEqual([true, ['money-runway', 'tour-checklist']])
  expect(moved.headers.get('set-cookie')).toMatch(/^(__Host-)?tool-money-runway=.*Max-Age=0/)
  expect(api.requests).toContain('/platform/saved-tools/money-runway')
  expect(moved.headers.get('cache-control')).toBe('private, no-store')
})

test('adds up a month in a community and at home, each amount with its source [ROUTE-013, TRUTH-010]', async () => {
  const prices = { low: 4000, median: 5000, high: 7000, communities: 18, inRange: 14, bands: [] }
  const answer = {
    id: 'x',
    place: 'Denver, CO',
    miles: 25,
    care: 'assisted-living',
    communities: 41,
    prices,
    listing: { path: '/' },
  }
  api.respond('/marketplace/local-prices', resourceResponse('local-prices', answer))
  const request = new Request('http://localhost:3000/tools/cost-calculator?near=denver&extras=200&hours=5&home=1,240')
  const costs = await loadCosts(request, api.context, new Date('2026-11-24T12:00:00Z'))
  expect(costs.total).toEqual({
    label: 'In a community, likely each month',
    likely: 5200,
    range: 'Low $4,200, high $7,200. Half of the communities cost less than the likely amount.',
  })
  expect(costs.community.map(({ source }) => source)).toEqual([
    'The middle of 18 communities near Denver, CO that show a price, November 24, 2026',
    'You entered this',
  ])
  expect(costs.atHome.total).toBe(1240 + 6083)
  expect(costs.atHome.lines[0]?.source).toBe('You entered this')
  expect(costs.atHome.lines[1]?.source).toContain('$40 an hour, the median for Colorado')
})

test('compares a community at its own cost, each part with its source, and says when care isn’t in it [ROUTE-013, TRUST-012]', async () => {
  const community = { id: 'oak-house', name: 'Oak House', url: '/oak', address: { city: 'Denver', state: 'CO' } }
  const rent = { kind: 'rent', amount: { low: 4000, likely: 4400, high: 6000 }, source: 'community' }
  const cost = {
    id: 'oak-house',
    care: 'heavy-care',
    total: rent.amount,
    parts: [rent, { kind: 'care', source: 'community' }],
    increases: [],
  }
  api.respond('/marketplace/communities/oak-house', resourceResponse('communities', community))
  api.respond('/marketplace/cost-estimates/oak-house', resourceResponse('cost-estimates', cost))
  const load = (query: string) =>
    loadCosts(new Request(`http://localhost:3000/tools/cost-calculator?${query}`), api.context, now())
  const costs = await load('community=oak-house&help=heavy-care&room=studio&for-two=true&extras=200')
  expect(costs.compared).toEqual({
    name: 'Oak House',
    url: '/oak',
    place: 'Denver, CO',
    parameters: { community: 'oak-house', room: 'studio', 'for-two': 'true' },
  })
  expect(costs.total).toEqual({ label: 'Oak House, before care fees', likely: 4600, range: 'Low $4,200, high $6,200.' })
  expect(costs.community.map(({ label, amount, source }) => [label, amount, source])).toEqual([
    ['Room and meals', '$4,000 – $6,000', 'From the community'],
    ['Care', 'Not stated', 'Ask about this when you request pricing'],
    ['Medication, phone, and rides', '$200', 'You entered this'],
  ])
  expect(costs.atHome.lines[0]?.source).toBe('Not entered yet, so it isn’t counted')
  expect(api.requests).toContain('/marketplace/cost-estimates/oak-house?care=heavy-care&room=studio&for-two=true')
  expect((await load('community=gone')).compared).toBeUndefined()
})

test('a question from a community’s page joins the checklist of this browser once, keeps what was checked, and can be removed [FIND-024, HOME-004]', async () => {
  const saved = async (cookie: string) => (await open(cookie)).saved
  const first = await ask(send({ ask: 'ask-aides' }))
  expect(first.status).toBe(302)
  expect(first.headers.get('location')).toBe('/tools/saved/tour-checklist')
  const checked = cookieIn(
    await change(send({ save: 'tour-checklist', done: 'smell', ask: 'ask-aides' }, cookieIn(first))),
  )
  const second = cookieIn(await ask(send({ ask: 'ask-owner' }, checked)))
  const again = cookieIn(await ask(send({ ask: 'ask-owner' }, second)))
  expect(await saved(again)).toEqual([
    { tool: 'tour-checklist', answers: { done: ['smell'], ask: ['ask-aides', 'ask-owner'] } },
  ])
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams('remove=ask-aides&ask=ask-aides&ask=ask-owner&done=smell'),
    headers: { cookie: again },
  })
  const removed = cookieIn(await ask({ request, params: {}, context: api.context }))
  expect(await saved(removed)).toEqual([{ tool: 'tour-checklist', answers: { done: ['smell'], ask: ['ask-owner'] } }])
})

test('a text that is no question isn’t put on the checklist [FIND-024]', async () => {
  await expect(ask(send({ ask: 'buy this' }))).rejects.toMatchObject({ init: { status: 404 } })
})
