import fc from 'fast-check'
import { expect, test } from 'vitest'
import { careLevels, quizAnswers, quizQuestions, suggestCareLevel } from '../index'

test.each([
  [{}, undefined, []],
  [{ dressing: 'alone' }, 'no-care', []],
  [{ meals: 'full' }, 'no-care', ['meals']],
  [{ dressing: 'some' }, 'light-care', ['dressing']],
  [{ orientation: 'some' }, 'light-care', ['orientation']],
  [{ dressing: 'full', medication: 'some' }, 'light-care', ['dressing', 'medication']],
  [{ dressing: 'full', standing: 'full' }, 'heavy-care', ['dressing', 'standing']],
  [{ orientation: 'some', medication: 'some' }, 'memory-care', ['orientation', 'medication']],
  [{ orientation: 'full', dressing: 'full', standing: 'full' }, 'memory-care', ['orientation']],
] as const)('%o points to %s because of %o [FIND-017]', (answers, level, reasons) => {
  expect(suggestCareLevel(answers)).toEqual(level && { level, reasons })
})

test('more help never means a lower level [FIND-017]', () => {
  const answer = fc.constantFrom(...quizAnswers)
  const week = fc.record(Object.fromEntries(quizQuestions.map((question) => [question, answer])))
  fc.assert(
    fc.property(week, fc.constantFrom(...quizQuestions), (answers, question) => {
      const steps = quizAnswers.map((more) => suggestCareLevel({ ...answers, [question]: more })?.level ?? 'no-care')
      const ranks = steps.map((level) => careLevels.indexOf(level))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    }),
  )
})
