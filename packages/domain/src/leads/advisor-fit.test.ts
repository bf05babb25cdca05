import { expect, test } from 'vitest'
import { advisorFit, lowestPart } from './advisor-fit'
import { type AdvisorCandidate, type FamilyNeeds, rankAdvisors } from './choose-advisor'

const advisor: AdvisorCandidate = {
  agent: {
    id: 'advisor-1',
    status: 2,
    region: 'mountain-west',
    info: {
      serviceArea: {
        operatingIn: [
          { state: 'CO', counties: ['Larimer'] },
          { state: 'WY', counties: [] },
        ],
      },
    },
  },
  openLeads: 3,
  capacity: 40,
  languages: ['en', 'es'],
  minutesToRespond: 30,
}
const pointsOf = (candidate: AdvisorCandidate, needs: FamilyNeeds) => {
  const fit = advisorFit(candidate, needs)
  return typeof fit === 'string' ? fit : [fit.score, ...fit.parts.map(({ points }) => points), lowestPart(fit)]
}

test.each<[FamilyNeeds, unknown, string]>([
  [{ state: 'CO', county: 'Larimer', language: 'es' }, [98, 78, 12, 8, 'speed'], 'the county and the language'],
  [{ state: 'WY', county: 'Albany' }, [72, 52, 12, 8, 'area'], 'the whole state'],
  [{ state: 'CO', county: 'Weld' }, [46, 26, 12, 8, 'area'], 'other counties of the state'],
  [{ state: 'UT' }, [20, 0, 12, 8, 'area'], 'the region'],
  [{ state: 'CO', county: 'Larimer', language: 'ar' }, [86, 78, 0, 8, 'language'], 'another language'],
  [{}, [98, 78, 12, 8, 'speed'], 'an unknown place'],
  [{ state: 'FL' }, 'area', 'another region'],
])('scores a family of %j with %j: %s [DASH-005]', (needs, expected) => {
  expect(pointsOf(advisor, needs)).toEqual(expected)
})

test('names the obstacle of an advisor without room or approval, and the facts behind a score [DASH-005, AGENT-003]', () => {
  expect(advisorFit({ ...advisor, openLeads: 40 }, {})).toBe('room')
  expect(advisorFit({ ...advisor, agent: { ...advisor.agent, status: 1 } }, {})).toBe('approval')
  expect(advisorFit(advisor, { state: 'CO', county: 'Weld' })).toMatchObject({
    area: 'nearby',
    speaksLanguage: true,
    openLeads: 3,
    capacity: 40,
    minutesToRespond: 30,
  })
})

/** Returns the next of a fixed series of numbers below a limit, so the cases of a failed run can be repeated. */
function series(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % limit
  }
}

test('orders advisors by score as the assignment orders them, in 400 mixed cases [DASH-005, AGENT-003]', () => {
  const next = series(7)
  const places = [
    [{ state: 'CO', counties: ['Larimer'] }],
    [{ state: 'CO', counties: [] }],
    [{ state: 'CO', counties: ['Weld'] }],
    [{ state: 'UT', counties: [] }],
    [{ state: 'FL', counties: [] }],
  ]
  for (let round = 0; round < 400; round += 1) {
    const candidates = Array.from({ length: 6 }, (_unused, index): AdvisorCandidate => {
      const operatingIn = places[next(places.length)] ?? []
      const region = operatingIn[0]?.state === 'FL' ? 'southeast' : 'mountain-west'
      return {
        agent: { id: `advisor-${index}`, status: 2, region, info: { serviceArea: { operatingIn } } },
        openLeads: next(45),
        capacity: 40,
        languages: next(2) === 0 ? ['en'] : ['en', 'es'],
        ...(next(3) === 0 ? {} : { minutesToRespond: next(2000) }),
      }
    })
    const needs = { state: 'CO', county: 'Larimer', language: next(2) === 0 ? 'en' : 'es' }
    const scores = rankAdvisors(candidates, needs).map((candidate) => {
      const fit = advisorFit(candidate, needs)
      return typeof fit === 'string' ? NaN : fit.score
    })
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true)
  }
})
