import { expect, test } from 'vitest'
import { callOutcomeLabel, callOutcomes } from '../index'

test('labels each outcome of a call differently, without its code [WORK-009]', () => {
  const labels = callOutcomes.map(callOutcomeLabel)
  expect(new Set(labels).size).toBe(callOutcomes.length)
  for (const label of labels) expect(label).toMatch(/^[A-Z][a-z ]+$/)
})
