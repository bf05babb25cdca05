import { expect, test } from 'vitest'
import { agentsUrl, parseAgentCity } from '../index'

const city = { name: 'St. Louis', state: 'MO' } as const

test.each([
  [{}, '/agents', 'ROUTE-008'],
  [{ region: 'midwest' }, '/agents/midwest', 'ROUTE-008'],
  [{ region: 'midwest', city }, '/agents/midwest/st-louis-missouri', 'ROUTE-009'],
  [{ region: 'midwest', city, agentId: 'ada' }, '/agents/midwest/st-louis-missouri/ada', 'ROUTE-010'],
] as const)('%j has the URL %s [%s]', (place, url, _id) => {
  expect(agentsUrl(place)).toBe(url)
})

test.each([
  ['st-louis-missouri', { slug: 'st-louis', state: 'MO' }],
  ['charleston-west-virginia', { slug: 'charleston', state: 'WV' }],
  ['little-rock-arkansas', { slug: 'little-rock', state: 'AR' }],
  ['missouri', undefined],
  ['nowhere', undefined],
])('reads the city of %s [ROUTE-009]', (segment, city) => {
  expect(parseAgentCity(segment)).toEqual(city)
})
