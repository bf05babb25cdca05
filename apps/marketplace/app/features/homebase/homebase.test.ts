import { expect, test } from 'vitest'
import { type KnownFamily, nextSteps } from './next-steps'
import { readSentRequest } from './sent-request'

const nothing: KnownFamily = { isSignedIn: true, tours: [], calls: [], saved: [], requestedIds: [] }
const tour = { id: 't1', community: 'Aspen Court', when: 'Wed, Nov 25' } as const
const kinds = (family: Partial<KnownFamily>) => nextSteps({ ...nothing, ...family }).map(({ kind }) => kind)

test('a family that has nothing yet searches, and one without an account can create it [HOME-002]', () => {
  expect(kinds({})).toEqual(['search'])
  expect(kinds({ isSignedIn: false })).toEqual(['search', 'create-account'])
})

test('a tour that needs a time comes first, then booked tours, the call, and a saved community without prices [HOME-002]', () => {
  const steps = nextSteps({
    ...nothing,
    isSignedIn: false,
    tours: [
      { ...tour, status: 'booked' },
      { ...tour, id: 't2', status: 'requested' },
    ],
    call: { by: 'Mon, Nov 23, 2:30 PM MST', caller: { id: 'teresa', name: 'Teresa Lindqvist' } },
    saved: [
      { id: 'aspen-court', name: 'Aspen Court' },
      { id: 'birch-house', name: 'Birch House' },
    ],
    requestedIds: ['aspen-court'],
    hasOpenQuestions: true,
  })
  expect(steps).toEqual([
    { kind: 'choose-time', tourId: 't2', community: 'Aspen Court' },
    { kind: 'tour', tourId: 't1', community: 'Aspen Court', when: 'Wed, Nov 25' },
    { kind: 'call', by: 'Mon, Nov 23, 2:30 PM MST', caller: 'Teresa Lindqvist' },
    { kind: 'answer-questions' },
    { kind: 'get-pricing', community: { id: 'birch-house', name: 'Birch House' } },
    { kind: 'create-account' },
  ])
})

test('a disclosure that requests wait for comes first, once for each state [HOME-002, TRUTH-005]', () => {
  const held = [
    { id: 'aspen-court', name: 'Aspen Court', state: 'CO' },
    { id: 'dry-creek', name: 'Dry Creek', state: 'TX' },
    { id: 'birch-house', name: 'Birch House', state: 'CO' },
  ]
  const tours = [{ ...tour, status: 'requested' }] as const
  expect(nextSteps({ ...nothing, tours: [...tours], held })).toEqual([
    { kind: 'disclosure', state: 'CO', communities: [held[0], held[2]] },
    { kind: 'disclosure', state: 'TX', communities: [held[1]] },
    { kind: 'choose-time', tourId: 't1', community: 'Aspen Court' },
  ])
})

test('a booked call is a step, and replaces the promise of a call from the same advisor [HOME-002, AGENT-008]', () => {
  const call = { by: 'Mon, Nov 23, 2:30 PM MST', caller: { id: 'teresa', name: 'Teresa Lindqvist' } }
  const calls = [
    { id: 'c1', agentId: 'teresa', advisor: 'Teresa Lindqvist', when: 'Tuesday, December 1, 9:00 AM Mountain Time' },
  ]
  const booked = { kind: 'booked-call', callId: 'c1', advisor: calls[0]?.advisor, when: calls[0]?.when }
  expect(nextSteps({ ...nothing, calls, call })).toEqual([booked])
  const other = { ...call, caller: { id: 'other', name: 'Teresa Lindqvist' } }
  expect(nextSteps({ ...nothing, calls, call: other })).toEqual([
    booked,
    { kind: 'call', by: call.by, caller: 'Teresa Lindqvist' },
  ])
})

test('the page says which request was sent only if the family sent it [HOME-001]', () => {
  const read = (query: string, names = ['Aspen Court']) =>
    readSentRequest(
      new URLSearchParams(query),
      names.map((name) => ({ name })),
    )
  const sent = { modal: 'communityPricing', community: 'Aspen Court' }
  expect(read('modal=communityPricing&communityName=Aspen+Court&isAutoReferable=true')).toEqual(sent)
  expect(read('modal=communityPricing&communityName=You+won')).toBeUndefined()
  expect(read('modal=speakExpert')).toEqual({ modal: 'speakExpert' })
  expect(read('modal=generalRecommendations', [])).toBeUndefined()
  expect(read('modal=other&communityName=Aspen+Court')).toBeUndefined()
})
