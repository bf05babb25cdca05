import { expect, test } from 'vitest'
import { agentsUrl } from '../index'

const city = { name: 'St. Louis', state: 'MO' } as const

test.each([
  [{}, '/agents', 'ROUTE-008'],
  [{ region: 'midwest' }, '/agents/midwest', 'ROUTE-008'],
  [{ region: 'midwest', city }, '/agents/midwest/st-louis-missouri', 'ROUTE-009'],
  [{ region: 'midwest', city, agentId: 'ada' }, '/agents/midwest/st-louis-missouri/ada', 'ROUTE-010'],
] as const)('%j has the URL %s [%s]', (place, url, _id) => {
  expect(agentsUrl(place)).toBe(url)
})
