import { expect, test } from 'vitest'
import { intentValue, parseIntent } from './list-intent'

test.each([
  [{ action: 'complete' }, 'complete'],
  [{ action: 'complete', id: '7' }, 'complete@7'],
  [{ action: 'snooze', option: '2026-11-27T09:00:00.000Z' }, 'snooze:2026-11-27T09:00:00.000Z'],
  [{ action: 'stage', option: 'touring', id: 'a-1' }, 'stage:touring@a-1'],
])('%j is the value %s, and back [WORK-003]', (intent, value) => {
  expect(intentValue(intent)).toBe(value)
  expect(parseIntent(value)).toEqual({ option: '', id: undefined, ...intent })
})

test.each([[''], ['UPPER'], ['a@b@c'], [null], ['with space']])('%s is no intent [WORK-003]', (value) => {
  expect(parseIntent(value)).toBeUndefined()
})
