import { expect, test } from 'vitest'
import { closedReasonLabel, closedReasons } from '../index'

test('labels each reason for closing a family differently, without its code [WORK-007]', () => {
  const labels = closedReasons.map(closedReasonLabel)
  expect(new Set(labels).size).toBe(closedReasons.length)
  for (const label of labels) expect(label).toMatch(/^[A-Z][a-z’ ]+$/)
})
