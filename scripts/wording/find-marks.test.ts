import { expect, test } from 'vitest'
import { exceptions } from './exceptions'
import { findMarks } from './find-marks'

test('finds a mark with its line and what to write instead [LIFE-003]', () => {
  expect(findMarks('texts.ts', "title: 'Your list'\nhint: 'Somebody will call'", [])).toEqual([
    { file: 'texts.ts', line: 2, text: "hint: 'Somebody will call'", instead: 'someone' },
  ])
})

test.each([
  ['Requests are sent at once', true],
  ['Get prices from all at once', false],
  ['A shelf stands beside the door', true],
  ['The rating stands.', true],
  ['The brand stands behind it', false],
  ['The last choice is taken away', true],
  ['There are no rooms', false],
  ['Rooms are no problem', true],
  ['The link takes no longer', false],
  ['We asked this before.', true],
  ['We asked this before the call.', false],
  ['The token is sent so that it can expire', true],
  ['I was just now told', true],
  ['Documents are handed over', true],
])('finds a mark in %j: %s [LIFE-003]', (text, isFound) => {
  expect(findMarks('texts.ts', `'${text}'`, []).length > 0).toBe(isFound)
})

test('finds British spelling in names [LIFE-003]', () => {
  expect(findMarks('map.ts', 'const colourOfPin = 1', [])).toHaveLength(1)
})

test('allows a listed line only in its own file [LIFE-003]', () => {
  const allowed = [{ file: 'cms.ts', text: 'Licence number', reason: 'Column name in a public file' }]
  expect(findMarks('cms.ts', "'Licence number'", allowed)).toEqual([])
  expect(findMarks('other.ts', "'Licence number'", allowed)).toHaveLength(1)
})

test('has at most 40 exceptions, each with a reason [LIFE-003]', () => {
  expect(exceptions.length).toBeLessThanOrEqual(40)
  for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(10)
})
