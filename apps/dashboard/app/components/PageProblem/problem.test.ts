import { expect, test } from 'vitest'
import { problemOf } from './problem'

test.each([
  [{ status: 503, data: { kind: 'unavailable' } }, 'unavailable', 'what a loader threw'],
  [{ status: 404, data: 'Error: No route matches URL' }, 'not-found', "the router's own 404"],
  [{ status: 500, data: { kind: 'surprise' } }, 'unknown', 'a kind without words'],
  [new Error('boom'), 'unknown', 'an exception'],
  [undefined, 'unknown', 'nothing'],
])('%o is %s: %s [ERR-018]', (error: unknown, problem: string, _why) => {
  expect(problemOf(error)).toBe(problem)
})
