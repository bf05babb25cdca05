import { expect, test } from 'vitest'
import { builtBytes } from '../wizard-bytes/built-bytes'
import { measureBundle } from '../wizard-bytes/bundle'
import { ours } from '../wizard-bytes/contenders'
import budgets from './budgets.json'
import { pageScriptBytes } from './page-scripts'

// A budget can fall with any change. It rises only with a decision record that says what people get for the bytes.

test('the wizard’s React entry and its own eight steps stay within their budgets [LIFE-016]', async () => {
  const wizard = await measureBundle(`export { Gwizzy } from '@pkg/gwizzy'`)
  const eightSteps = await measureBundle(ours)
  expect.soft(wizard.first, 'bytes of the React entry').toBeLessThanOrEqual(budgets.wizard)
  expect.soft(eightSteps.first, 'bytes of eight steps').toBeLessThanOrEqual(budgets.eightSteps)
})

test('the custom element stays within its budget [LIFE-016]', () => {
  expect(builtBytes('@pkg/gwizzy', 'element.js')).toBeLessThanOrEqual(budgets.element)
})

test.each(Object.entries(budgets.pages))('the scripts of %s stay within %i bytes [LIFE-016]', (route, budget) => {
  expect(pageScriptBytes(route)).toBeLessThanOrEqual(budget)
})
