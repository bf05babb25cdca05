import { expect, test } from 'vitest'
import { type Arrival, noteAffiliate, noteArrival } from './attribution'

function device() {
  const shelf = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  const cookies: string[] = []
  return { storage: shelf(), tab: shelf(), cookies, setCookie: (text: string) => void cookies.push(text) }
}

const now = new Date('2026-11-21T12:00:00Z')
const arrival = (given: Partial<Arrival>): Arrival => ({
  search: '',
  referrer: '',
  origin: 'https://homes.example',
  hasSession: false,
  now,
  ...given,
})
const clickIn = (cookie = '') => JSON.parse(decodeURIComponent(/^utm=([^;]*)/.exec(cookie)?.[1] ?? ''))

test('the unique id of an address is stored without a session, and not with one [ATTR-001, QUERY-005]', () => {
  const known = device()
  expect(noteArrival(arrival({ search: '?unique-id=m-17', hasSession: true }), known)).toBeUndefined()
  expect(known.storage.getItem('uniqueId')).toBeNull()
  expect(noteArrival(arrival({ search: '?unique-id=m-17' }), known)).toEqual({ uniqueId: 'm-17' })
  expect(known.storage.getItem('uniqueId')).toBe('m-17')
  expect(noteArrival(arrival({ search: '?unique-id=m-17' }), known)).toBeUndefined()
})

test('a campaign becomes a click record in the utm cookie, once per address and tab [ATTR-002, ATTR-006]', () => {
  const here = device()
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
  expect(noteArrival(arrival({ search }), here)).toEqual({ clicks: [click] })
  expect(noteArrival(arrival({ search }), here)).toBeUndefined()
  expect(here.cookies).toHaveLength(1)
  expect(clickIn(here.cookies[0])).toEqual(click)
})

test('parameters without a campaign are no click [ATTR-002]', () => {
  const here = device()
  expect(noteArrival(arrival({ search: '?utm_source=search&utm_medium=cpc' }), here)).toBeUndefined()
  expect(here.cookies).toEqual([])
})

test('the referrer is stored once, without its query, and never this site itself [ATTR-003]', () => {
  const here = device()
  expect(noteArrival(arrival({ referrer: 'https://homes.example/search' }), here)).toBeUndefined()
  expect(noteArrival(arrival({ referrer: 'nonsense' }), here)).toBeUndefined()
  const first = arrival({ referrer: 'https://search.example/find?q=my+mother+ruth' })
  expect(noteArrival(first, here)).toEqual({ referrer: 'https://search.example/find' })
  expect(noteArrival(arrival({ referrer: 'https://other.example/' }), here)).toBeUndefined()
  expect(here.storage.getItem('referrer')).toBe('https://search.example/find')
})

test('an answer with an affiliate id is recorded as an affiliate click [ATTR-005, ATTR-006]', () => {
  const here = device()
  const click = { campaign: 'Riverbend Guide', affiliateid: '17', timestamp: now.toISOString() }
  expect(noteAffiliate({ affiliateId: '17', name: 'Riverbend Guide', answers: {} }, here, now)).toEqual({
    clicks: [click],
  })
  expect(clickIn(here.cookies[0])).toEqual(click)
})
