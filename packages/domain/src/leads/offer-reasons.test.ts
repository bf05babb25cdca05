import { expect, test } from 'vitest'
import type { AdvisorCandidate } from './choose-advisor'
import { offerReasons } from './offer-reasons'

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
  openLeads: 36,
  capacity: 40,
  languages: ['en', 'es'],
}

test.each([
  [
    { state: 'CO', county: 'Larimer', language: 'es' },
    { area: 'county', language: 'es', room: 4 },
  ],
  [
    { state: 'WY', county: 'Albany' },
    { area: 'state', language: 'en', room: 4 },
  ],
  [
    { state: 'CO', county: 'Weld' },
    { area: 'nearby', language: 'en', room: 4 },
  ],
  [{ state: 'UT' }, { area: 'region', language: 'en', room: 4 }],
  [{ language: 'fr' }, { room: 4 }],
])('explains an offer to a family of %j [WORK-002]', (needs, reasons) => {
  expect(offerReasons(advisor, needs, false)).toEqual(reasons)
})

test('names an area only if the advisor serves it, and no negative room [WORK-002]', () => {
  expect(offerReasons({ ...advisor, openLeads: 45 }, { state: 'FL' }, true)).toEqual({
    language: 'en',
    room: 0,
    isShown: true,
  })
})
