import { expect, test } from 'vitest'
import { homeHelpCost } from './home-help'

test.each([
  [0, 33, 0],
  [5, 33, 5019],
  [24, 12, 8760],
])('%d hours a day at $%d an hour cost $%d a month [ROUTE-013]', (hours, rate, cost) => {
  expect(homeHelpCost(hours, rate)).toBe(cost)
})
