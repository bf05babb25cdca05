import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planHouseWithDoor } from './HouseWithDoor'
import { LitHouse } from './LitHouse'
import { panes as looks } from './LitHouse.css'
import { type HousePlan, type Pane, planHouse } from './pane-places'

const floorsOf = ({ places }: HousePlan) => {
  const floors = new Map<number, number>()
  for (const [, y] of places) floors.set(y, (floors.get(y) ?? 0) + 1)
  return [...floors.values()]
}

test.each([
  [12, [5, 5, 2]],
  [11, [5, 5, 1]],
  [10, [5, 5]],
  [8, [4, 4]],
  [14, [6, 6, 2]],
])('has a window for each of %i steps, and the attic gives up its own first [LOOK-007]', (count, floors) => {
  expect(floorsOf(planHouse(count))).toEqual(floors)
})

test.each([
  [1, [1]],
  [5, [2, 2, 1]],
  [6, [2, 3, 1]],
  [9, [4, 4, 1]],
])('has %i windows around a door [LOOK-007]', (count, floors) => {
  expect(floorsOf(planHouseWithDoor(count))).toEqual(floors)
})

test('puts no window on another, nor on the door [LOOK-007]', () => {
  for (let count = 1; count <= 20; count += 1) {
    const { places } = planHouseWithDoor(count)
    expect(new Set(places.map(String)).size).toBe(count)
    const ground = Math.max(...places.map(([, y]) => y))
    expect(places.filter(([x, y]) => y === ground && Math.abs(x + 9 - 504) < 18)).toEqual([])
  }
})

test('lights each window as its pane says [LOOK-007]', () => {
  const panes: Pane[] = ['lit', 'half', 'here', 'dark', 'dark']
  const { container } = render(<LitHouse panes={panes} />)
  const shown = [...container.querySelectorAll('path')].map((path) => path.getAttribute('class'))
  const all: (string | null)[] = Object.values(looks)
  expect(shown.filter((look) => all.includes(look))).toEqual(panes.map((pane) => looks[pane]))
})

test('breathes only while something is being sent [LOOK-007]', () => {
  const moving = (isBreathing: boolean) =>
    render(<LitHouse panes={['lit']} isBreathing={isBreathing} />).container.querySelectorAll('path').length
  expect(moving(true) - moving(false)).toBe(1)
})
