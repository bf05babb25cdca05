import { expect, test } from 'vitest'
import { parseStatsUrl, statsQuery } from './stats-url'

const today = '2026-11-29'

test.each([
  ['period=week', '2026-11-23', today],
  ['period=month', '2026-11-01', today],
  ['period=quarter', '2026-10-01', today],
  ['period=year', '2025-12-01', today],
  ['period=own&from=2026-02-03&to=2026-02-09', '2026-02-03', '2026-02-09'],
  ['period=decade', '2026-10-01', today],
  // The form sends the dates of its period, unless the person changed them.
  ['period=month&from=2026-11-01&to=2026-11-29', '2026-11-01', today],
  ['period=month&from=2026-02-03&to=2026-02-09', '2026-02-03', '2026-02-09'],
])('%s is from %s to %s [WORK-014]', (query, from, to) => {
  expect(parseStatsUrl(new URLSearchParams(query), today)).toMatchObject({ from, to, errors: {} })
})

test.each([
  ['from=2026-02-30&to=2026-03-01', { from: 'Enter a day, such as 2026-11-28.' }],
  ['from=&to=', { from: 'Enter a day, such as 2026-11-28.', to: 'Enter a day, such as 2026-11-28.' }],
  ['from=2026-03-02&to=2026-03-01', { to: 'Choose a day on or after the first one.' }],
  ['from=2016-03-02&to=2026-03-01', { from: 'Choose a period of five years or less.' }],
])('%s says which date to change, and how [WORK-014]', (query, errors) => {
  expect(parseStatsUrl(new URLSearchParams(`period=own&${query}`), today).errors).toEqual(errors)
})

test('a URL is read as it was written, without values that no number can be limited to [WORK-014]', () => {
  const query = 'period=own&from=2026-02-03&to=2026-02-09&by=state&filter[state]=CO&filter[source]=chatbot&shown=form'
  const state = parseStatsUrl(new URLSearchParams(query), today)
  expect(state).toMatchObject({ by: 'state', filters: { state: 'CO', source: 'chatbot' }, isCompared: false })
  expect(parseStatsUrl(new URLSearchParams(statsQuery(state)), today)).toEqual(state)
  const wizard = `filter[schema]=D2C&filter[schemaVersion]=1&filter[site]=${crypto.randomUUID()}`
  expect(parseStatsUrl(new URLSearchParams(wizard), today).filters).toMatchObject({ schema: 'D2C', schemaVersion: '1' })
  const unknown = 'filter[schema]=moon&filter[schemaVersion]=0&filter[site]=elsewhere'
  expect(parseStatsUrl(new URLSearchParams(unknown), today).filters).toEqual({})
  const wrong = 'filter[state]=XX&filter[source]=moon&filter[community]=A%20B&by=mood'
  expect(parseStatsUrl(new URLSearchParams(wrong), today)).toMatchObject({ by: undefined, filters: {} })
})
