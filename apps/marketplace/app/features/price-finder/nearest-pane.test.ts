import { expect, test } from 'vitest'
import { paneAfterKey, paneAt, type StreetPane } from './nearest-pane'

/** Two houses: windows 0 to 3 in two rows, and window 4 across the street’s next house. */
const panes: StreetPane[] = [
  [0, 10, 90],
  [1, 40, 90],
  [2, 10, 50],
  [3, 40, 50],
  [4, 120, 90],
]

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 4],
  [4, 'ArrowRight', 4],
  [1, 'ArrowUp', 3],
  [3, 'ArrowDown', 1],
  [4, 'ArrowLeft', 1],
  [0, 'Enter', undefined],
])('from window %i, %s leads to window %s [LOOK-007]', (from, key, to) => {
  expect(paneAfterKey(panes, from, key)).toBe(to)
})

test('the window at a point is the closest one within reach [LOOK-007]', () => {
  const pane = { width: 20, height: 30 }
  expect(paneAt(panes, pane, { x: 52, y: 70 }, 40)).toBe(3)
  expect(paneAt(panes, pane, { x: 300, y: 70 }, 40)).toBeUndefined()
})
