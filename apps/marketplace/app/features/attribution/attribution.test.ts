import { expect, test } from 'vitest'
import { type Arrival, recordAffiliate, recordArrival } from './attribution'

function device() {
  const storage = () => {
    const items = new Map<string, string>()
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    }
  }
  const cookies: string[] = []
  return { storage: storage(), tab: storage(), cookies, setCookie: (text: string) => void cookies.push(text) }
}

const now = new Date('2026-11-21T12:00:00Z')
const arrival = (more: Partial<Arrival>): Arrival => ({
  search: '',
  referrer: '',
  origin: 'https://homes.example',
  hasSession: false,
  now,
  ...more,
})
const clickIn = (cookie = '') => JSON.parse(decodeURIComponent(/^utm=([^;]*)/.exec(cookie)?.[1] ?? ''))

test('stores the unique id of a URL only without a session [ATTR-001, QUERY-005]', () => {
  const known = device()
  expect(recordArrival(arrival({ search: '?unique-id=m-17', hasSession: true }), known)).toBeUndefined()
  expect(known.storage.getItem('uniqueId')).toBeNull()
  expect(recordArrival(arrival({ search: '?unique-id=m-17' }), known)).toEqual({ uniqueId: 'm-17' })
  expect(known.storage.getItem('uniqueId')).toBe('m-17')
  expect(recordArrival(arrival({ search: '?unique-id=m-17' }), known)).toBeUndefined()
})

test('records a campaign in the utm cookie once per URL and tab [ATTR-002, ATTR-006]', () => {
  const browser = device()
  const search = '?utm_campaign=autumn&utm_source=search&utm_medium=cpc&utm_content=a&utm_term=care&fbclid=f&gclid=g'
  const click = {
    campaign: 'autumn',
    source: 'search',
    medium: 'cpc',
    content: 'a',
    term: 'care',
    fbclid: 'f',
    gclid: 'g',
    timestamp: now.toISOString(),
  }
  expect(recordArrival(arrival({ search }), browser)).toEqual({ clicks: [click] })
  expect(recordArrival(arrival({ search }), browser)).toBeUndefined()
  expect(browser.cookies).toHaveLength(1)
  expect(clickIn(browser.cookies[0])).toEqual(click)
})

test('records no click without a campaign parameter [ATTR-002]', () => {
  const browser = device()
  expect(recordArrival(arrival({ search: '?utm_source=search&utm_medium=cpc' }), browser)).toBeUndefined()
  expect(browser.cookies).toEqual([])
})

test('stores the first external referrer, without its query [ATTR-003]', () => {
  const browser = device()
  expect(recordArrival(arrival({ referrer: 'https://homes.example/search' }), browser)).toBeUndefined()
  expect(recordArrival(arrival({ referrer: 'nonsense' }), browser)).toBeUndefined()
  const first = arrival({ referrer: 'https://search.example/find?q=my+mother+ruth' })
  expect(recordArrival(first, browser)).toEqual({ referrer: 'https://search.example/find' })
  expect(recordArrival(arrival({ referrer: 'https://other.example/' }), browser)).toBeUndefined()
  expect(browser.storage.getItem('referrer')).toBe('https://search.example/find')
})

test('records a response with an affiliate id as an affiliate click [ATTR-005, ATTR-006]', () => {
  const browser = device()
  const click = { campaign: 'Riverbend Guide', affiliateid: '17', timestamp: now.toISOString() }
  expect(recordAffiliate({ affiliateId: '17', name: 'Riverbend Guide', answers: {} }, browser, now)).toEqual({
    clicks: [click],
  })
  expect(clickIn(browser.cookies[0])).toEqual(click)
})
