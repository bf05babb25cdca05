import { expect, test } from 'vitest'
import { choiceOf, outcomeOptions, parseOutcome } from './outcome-choice'

test.each([
  ['tour', 'took-place', { outcome: 'took-place' }],
  ['tour', 'second-tour', { outcome: 'took-place', wantsSecondTour: true }],
  ['tour', 'no-show', { outcome: 'no-show' }],
  ['call', 'took-place', { outcome: 'took-place' }],
  ['call', 'second-tour', undefined],
  ['tour', 'canceled', undefined],
  ['tour', '', undefined],
] as const)('reads the answer about a %s “%s” as %j [WORK-020]', (kind, text, outcome) => {
  expect(parseOutcome(kind, text)).toEqual(outcome)
})

test('every answer is read back as the same choice [WORK-020]', () => {
  for (const kind of ['tour', 'call'] as const) {
    for (const { value } of outcomeOptions(kind)) {
      const { outcome = 'no-show', wantsSecondTour = false } = parseOutcome(kind, value) ?? {}
      expect(choiceOf(outcome, wantsSecondTour)).toBe(value)
    }
  }
})
