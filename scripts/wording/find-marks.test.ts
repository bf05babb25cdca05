import { expect, test } from 'vitest'
import { exceptions } from './exceptions'
import { findMarks } from './find-marks'

test('finds a mark with its line and what to write instead [LIFE-003]', () => {
  expect(findMarks('texts.ts', "title: 'Your list'\nhint: 'Somebody will call'", [])).toEqual([
    { file: 'texts.ts', line: 2, text: "hint: 'Somebody will call'", instead: 'someone' },
  ])
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
