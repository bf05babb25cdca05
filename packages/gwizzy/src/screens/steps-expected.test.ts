import { expect, test } from 'vitest'
import type { Answers } from '../answers/answers'
import { longestPath } from '../Gwizzy/gwizzy.stories.kit'
import type { StepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import { start } from '../machines/wizard.test.kit'
import { stepsExpected } from './steps-expected'

interface Known {
  answers?: Answers
  path?: StepId[]
  isLocationStepEnabled?: boolean
  isResidentNameRequired?: boolean
}

function contextOf({ answers = {}, path = ['LookingFor'], isLocationStepEnabled, isResidentNameRequired }: Known) {
  const context = start().actor.getSnapshot().context
  return {
    ...context,
    answers,
    path,
    step: path.at(-1) ?? 'LookingFor',
    settings: isLocationStepEnabled === undefined ? {} : { isLocationStepEnabled },
    isResidentNameRequired,
  } satisfies WizardContext
}

const upToBudget: StepId[] = ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo']

test.each<[string, Known, number]>([
  ['at the start', {}, 8],
  ['with the location step', { isLocationStepEnabled: true }, 9],
  ['with the lowest range', { path: upToBudget, answers: { budgetRange: '<$2K' } }, 9],
  ['with another range', { path: upToBudget, answers: { budgetRange: '$5K+' } }, 8],
  ["with the resident's name", { isResidentNameRequired: true, answers: { lookingFor: 'Mother' } }, 9],
  ['with the name, but for oneself', { isResidentNameRequired: true, answers: { lookingFor: 'Myself' } }, 8],
  ['with everything, at the end', { path: longestPath }, 11],
])('%s, %o, there are %i steps', (_when, known, count) => {
  expect(stepsExpected(contextOf(known), longestPath)).toBe(count)
})
