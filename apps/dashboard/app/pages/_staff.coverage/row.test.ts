import { expect, test } from 'vitest'
import { coverageRow } from './row'

const larimer = { id: 'CO/Larimer', state: 'CO', county: 'Larimer', families: 4, waiting: 1 }

test.each([
  [0, 0, 'No advisor', 'critical'],
  [2, 0, 'All full', 'caution'],
  [2, 1, 'Served', 'positive'],
])('a county with %i advisors, %i of them with room, reads “%s” [DASH-015]', (advisors, withRoom, label, tone) => {
  expect(coverageRow({ ...larimer, advisors, withRoom })).toMatchObject({
    name: 'Larimer, CO',
    href: '/agents?filter%5Bstate%5D=CO',
    status: { label, tone },
  })
})
