import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAdvisor, isApproved, type AdvisorCandidate } from '../index'

const boise = { state: 'ID', county: 'Ada' }

function agent(id: string, openLeads: number, ...areas: [state: string, ...counties: string[]][]): AdvisorCandidate {
  const operatingIn = areas.map(([state, ...counties]) => ({ state, counties }))
  return { agent: { id, status: 2, region: 'mountain-west', info: { serviceArea: { operatingIn } } }, openLeads }
}

const changed = (candidate: AdvisorCandidate, change: Partial<AdvisorCandidate['agent']>): AdvisorCandidate => ({
  ...candidate,
  agent: { ...candidate.agent, ...change },
})

test.each([
  [
    'serves the county, even if busy',
    [agent('state', 0, ['ID']), agent('county', 9, ['ID', 'Canyon', 'Ada'])],
    'county',
  ],
  ['serves the whole state', [agent('other', 0, ['ID', 'Bonner']), agent('state', 9, ['ID'])], 'state'],
  ['serves other counties of the state', [agent('region', 0, ['UT']), agent('other', 9, ['ID', 'Bonner'])], 'other'],
  ['serves the region', [agent('region', 9, ['UT'])], 'region'],
  ['has the fewest open leads', [agent('a', 3, ['ID', 'Ada']), agent('b', 2, ['ID', 'Ada'])], 'b'],
  ['has the lower id if all else is equal', [agent('b', 2, ['ID']), agent('a', 2, ['ID'])], 'a'],
  [
    'is below capacity',
    [
      { ...agent('full', 5, ['ID', 'Ada']), capacity: 5 },
      { ...agent('room', 4, ['ID', 'Ada']), capacity: 5 },
    ],
    'room',
  ],
  [
    'responds faster with as many open leads',
    [
      { ...agent('slow', 2, ['ID', 'Ada']), minutesToRespond: 300 },
      { ...agent('swift', 2, ['ID', 'Ada']), minutesToRespond: 20 },
    ],
    'swift',
  ],
  [
    'is less fast but has fewer open leads',
    [
      { ...agent('swift', 9, ['ID', 'Ada']), minutesToRespond: 60 },
      { ...agent('slow', 0, ['ID', 'Ada']), minutesToRespond: 240 },
    ],
    'slow',
  ],
  ['serves the county, whatever its capitalization', [agent('a', 0, ['ID']), agent('b', 5, ['ID', 'ADA'])], 'b'],
])('chooses the advisor who %s [AGENT-003]', (_, agents, id) => {
  expect(chooseAdvisor(agents, boise)?.agent.id).toBe(id)
})

test('an advisor who speaks the family’s language comes first, even a busy one [AGENT-003]', () => {
  const speaking = { ...agent('both', 9, ['ID', 'Ada']), languages: ['en', 'es'] }
  const other = agent('english', 0, ['ID', 'Ada'])
  expect(chooseAdvisor([other, speaking], { ...boise, language: 'es' })?.agent.id).toBe('both')
  expect(chooseAdvisor([other, speaking], boise)?.agent.id).toBe('english')
})

test('the advisor of the community’s page comes first only if they speak the family’s language [AGENT-003, FIND-015]', () => {
  const shown = agent('shown', 0, ['ID', 'Ada'])
  const speaking = { ...agent('speaking', 9, ['ID', 'Ada']), languages: ['en', 'es'] }
  const needs = { ...boise, communityAdvisorId: 'shown' }
  expect(chooseAdvisor([shown, speaking], { ...needs, language: 'es' })?.agent.id).toBe('speaking')
  expect(chooseAdvisor([shown, speaking], needs)?.agent.id).toBe('shown')
})

test('the advisor of the community’s page comes first, unless they are full or serve another region [TRUTH-001]', () => {
  const shown = agent('shown', 9, ['UT'])
  const near = agent('near', 0, ['ID', 'Ada'])
  const needs = { ...boise, communityAdvisorId: 'shown' }
  expect(chooseAdvisor([near, shown], needs)?.agent.id).toBe('shown')
  expect(chooseAdvisor([near, { ...shown, capacity: 9 }], needs)?.agent.id).toBe('near')
  expect(chooseAdvisor([near, changed(agent('shown', 0, ['ME']), { region: 'northeast' })], needs)?.agent.id).toBe(
    'near',
  )
})

test('chooses no one if everyone is at capacity [AGENT-003]', () => {
  expect(chooseAdvisor([{ ...agent('full', 1, ['ID', 'Ada']), capacity: 1 }], boise)).toBeUndefined()
})

test('a family without a county gets an advisor who serves the state [AGENT-003]', () => {
  expect(chooseAdvisor([agent('county', 0, ['ID', 'Ada']), agent('state', 5, ['ID'])], { state: 'ID' })?.agent.id).toBe(
    'state',
  )
})

test.each([0, 1] as const)('never chooses an agent with status %d [AGENT-003]', (status) => {
  expect(isApproved({ status })).toBe(false)
  expect(chooseAdvisor([changed(agent('a', 0, ['ID', 'Ada']), { status })], boise)).toBeUndefined()
})

test('a family without a state gets the advisor with the fewest open leads [AGENT-003]', () => {
  expect(chooseAdvisor([agent('a', 2, ['ID']), agent('b', 1, ['UT'])], {})?.agent.id).toBe('b')
})

test('never chooses an advisor from another region [AGENT-003]', () => {
  expect(chooseAdvisor([changed(agent('a', 0, ['ME']), { region: 'northeast' })], boise)).toBeUndefined()
})

test("the order of the agents doesn't matter [AGENT-003]", () => {
  const area = fc.constantFrom<[string, ...string[]]>(['ID', 'Ada'], ['ID'], ['UT'])
  const agents = fc.uniqueArray(
    fc.tuple(fc.nat(99), fc.nat(3), area).map(([id, openLeads, place]) => agent(String(id), openLeads, place)),
    { selector: (candidate) => candidate.agent.id },
  )
  fc.assert(
    fc.property(agents, (all) => {
      expect(chooseAdvisor(all.toReversed(), boise)?.agent.id).toBe(chooseAdvisor(all, boise)?.agent.id)
    }),
  )
})
