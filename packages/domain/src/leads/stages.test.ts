import { expect, test } from 'vitest'
import { isLeadStage, leadStageLabel, leadStages } from '../index'

test('a family goes from new to moved in, or is closed [DASH-003]', () => {
  expect(leadStages.map(leadStageLabel)).toEqual(['New', 'Contacted', 'Touring', 'Decided', 'Moved in', 'Closed'])
})

test.each([
  ['moved-in', true],
  ['Moved in', false],
  ['toString', false],
])('%s names a stage: %s [DASH-003]', (text, expected) => {
  expect(isLeadStage(text)).toBe(expected)
})
