import { expect, test } from 'vitest'
import type { Answers } from '../answers/answers'
import { d2cMachine } from './d2c.machine'
import { defaultMachine } from './default.machine'
import { noAgentMachine } from './no-agent.machine'
import type { AnyStepId } from './step-ids'
import { isConditionMet, stepsAhead, transitionsFrom } from './step-transitions'
import type { WizardContext } from './wizard-context'
import { start } from './wizard.test.kit'

interface Known {
  step?: AnyStepId
  answers?: Answers
  isLocationStepEnabled?: boolean
  isResidentNameRequired?: boolean
}

function contextOf({ step = 'LookingFor', answers = {}, isLocationStepEnabled, isResidentNameRequired }: Known) {
  return {
    ...start().actor.getSnapshot().context,
    answers,
    step,
    settings: isLocationStepEnabled === undefined ? {} : { isLocationStepEnabled },
    isResidentNameRequired,
  } satisfies WizardContext
}

test.each<[string, Known, number]>([
  ['at the start', {}, 7],
  ['with the location step', { isLocationStepEnabled: true }, 8],
  ['with the lowest range', { step: 'BudgetRangeInfo', answers: { budgetRange: '<$2K' } }, 5],
  ['with another range', { step: 'BudgetRangeInfo', answers: { budgetRange: '$5K+' } }, 4],
  ["with the resident's name", { isResidentNameRequired: true, answers: { lookingFor: 'Mother' } }, 8],
  ['with the name, but for oneself', { isResidentNameRequired: true, answers: { lookingFor: 'Myself' } }, 7],
  ['at the end', { step: 'homeSaleInterest' }, 0],
])('default, %s, %o, %i steps ahead', (_when, known, count) => {
  expect(stepsAhead(defaultMachine, contextOf(known))).toHaveLength(count)
})

test('an answer changes the steps ahead [GWZ-037, GWZ-040]', () => {
  const ahead = (nextStep: Answers['nextStep']) =>
    stepsAhead(d2cMachine, contextOf({ step: 'NextStep', answers: nextStep ? { nextStep } : {} }))
  expect(ahead('requestTour')[0]).toBe('TourInfo')
  expect(ahead('talk').slice(0, 2)).toEqual(['CommunityInfo', 'NameInfo'])
})

test("reads a step's transitions from its machine, in order [GWZ-058, GWZ-059, GWZ-060]", () => {
  expect(transitionsFrom(noAgentMachine, 'LookingFor')).toEqual([
    { condition: 'asksLocation', target: 'UserLocation' },
    { condition: 'isForMyself', target: 'BudgetRangeInfo' },
    { target: 'NameInfo' },
  ])
  expect(transitionsFrom(defaultMachine, 'homeSaleInterest')).toEqual([
    { condition: 'needsResidentName', target: 'ResidentNameInfo' },
    { target: 'submitting' },
  ])
})

test("an unknown condition isn't met", () => {
  expect(isConditionMet('isTuesday', contextOf({}))).toBe(false)
  expect(isConditionMet(undefined, contextOf({}))).toBe(true)
})
