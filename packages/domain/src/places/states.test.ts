import { expect, test } from 'vitest'
import { regionName, regionOfState, regionSlugs, stateByCode, stateBySlug, states, statesOfRegion } from '../index'

test('there are 50 states and the District of Columbia, each with its own code and slug [AGENT-002]', () => {
  expect(states).toHaveLength(51)
  expect(new Set(states.map(({ code }) => code)).size).toBe(51)
  expect(new Set(states.map(({ slug }) => slug)).size).toBe(51)
})

test('every state belongs to exactly one region [AGENT-001, AGENT-002]', () => {
  expect(regionSlugs).toHaveLength(7)
  const shared = regionSlugs.flatMap((region) => statesOfRegion(region).map(({ code }) => code))
  expect(shared.toSorted()).toEqual(states.map(({ code }) => code).toSorted())
})

test.each([
  ['CA', 'california', 'pacific-west', 'Pacific West'],
  ['NY', 'new-york', 'northeast', 'Northeast'],
  ['TN', 'tennessee', 'south', 'South'],
  ['ND', 'north-dakota', 'midwest', 'Midwest'],
  ['FL', 'florida', 'southeast', 'Southeast'],
  ['TX', 'texas', 'southwest', 'Southwest'],
  ['ID', 'idaho', 'mountain-west', 'Mountain West'],
  ['DC', 'district-of-columbia', 'northeast', 'Northeast'],
] as const)('%s is found as %s and is in %s [AGENT-001, AGENT-002]', (code, slug, region, name) => {
  expect(stateBySlug(slug)).toBe(stateByCode(code))
  expect(regionOfState(code)).toBe(region)
  expect(regionName(region)).toBe(name)
})

test('finds lowercase codes and no foreign ones [AGENT-002]', () => {
  expect(stateByCode('id')?.name).toBe('Idaho')
  expect(stateByCode('PR')).toBeUndefined()
  expect(regionOfState('XX')).toBeUndefined()
  expect(stateBySlug('ontario')).toBeUndefined()
})
