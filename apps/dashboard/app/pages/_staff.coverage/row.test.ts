import { expect, test } from 'vitest'
import { coverageRow } from './row'

const larimer = { id: 'CO/Larimer', state: 'CO', county: 'Larimer', families: 4, waiting: 1 }

test.each([
  [0, 0, 'No advisor', 'critical'],
  [2, 0, 'All full', 'caution'],
  [2, 1, 'Served', 'positive'],
])('a county with %i advisors, %i of them with room, reads “%s” [DASH-015]', (advisors, withRoom, label, tone) => {
  const { href, ...row } = coverageRow({ ...larimer, advisors, withRoom })
  expect(row).toMatchObject({ name: 'Larimer, CO', status: { label, tone } })
  expect(decodeURIComponent(href)).toBe('/agents?filter[state]=CO')
})
