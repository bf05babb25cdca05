import { expect, test } from 'vitest'
import { defaultMachine } from './default.machine'
import { community, findPaths } from './wizard.test.kit'

const opening = 'LookingFor → CareLevel → MoveTimeline → BudgetRangeInfo'
const contact = 'NameInfo → EmailInfo → PhoneInfo → homeSaleInterest'
const resident = `${contact} → ResidentNameInfo`

test.each([
  ['Myself', '$2K-$5K', `${opening} → ${contact} → submitting`],
  ['Myself', '$5K+', `${opening} → ${contact} → submitting`],
  ['Myself', '<$2K', `${opening} → BudgetInfo → ${contact} → submitting`],
  ['Self + Partner', '$2K-$5K', `${opening} → ${contact} → submitting`],
  ['Self + Partner', '<$2K', `${opening} → BudgetInfo → ${contact} → submitting`],
  ['Mother', '$2K-$5K', `${opening} → ${resident} → submitting`],
  ['Mother', '$5K+', `${opening} → ${resident} → submitting`],
  ['Mother', '<$2K', `${opening} → BudgetInfo → ${resident} → submitting`],
  ['Father', '<$2K', `${opening} → BudgetInfo → ${resident} → submitting`],
  ['Parents', '$5K+', `${opening} → ${resident} → submitting`],
  ['Someone else', '$2K-$5K', `${opening} → ${resident} → submitting`],
] as const)(
  "if the resident's name is required, %s with %s takes the path %s [GWZ-003, GWZ-004, GWZ-005, GWZ-006, GWZ-007, GWZ-009, GWZ-011, GWZ-012, GWZ-013, GWZ-014, GWZ-066, GWZ-067, GWZ-068, GWZ-069]",
  (lookingFor, budgetRange, route) => {
    const choices = { LookingFor: [{ lookingFor }], BudgetRangeInfo: [{ budgetRange }] }
    const input = { community, services: { isGwizzyQuestion: () => new Promise<never>(() => undefined) } }
    const looked = [{ type: 'xstate.done.actor.isGwizzyQuestion', output: true }]
    expect(findPaths(defaultMachine, input, choices, looked)).toEqual([route])
  },
)

test.each([
  ['$2K-$5K', `${opening} → UserLocation → ${contact} → submitting`],
  ['<$2K', `${opening} → BudgetInfo → UserLocation → ${contact} → submitting`],
] as const)(
  'with the location step, %s takes the path %s [GWZ-007, GWZ-008, GWZ-010, GWZ-067]',
  (budgetRange, route) => {
    const input = { community, settings: { isLocationStepEnabled: true } }
    expect(findPaths(defaultMachine, input, { BudgetRangeInfo: [{ budgetRange }] })).toEqual([route])
  },
)

test('responding services change no path [GWZ-104, GWZ-105, GWZ-107]', () => {
  const never = () => new Promise<never>(() => undefined)
  const services = { applyFormValidation: never, createUuidAction: never, createOrUpdateUser: never }
  const answers = [
    { type: 'xstate.done.actor.applyFormValidation', output: { isValid: true } },
    { type: 'xstate.done.actor.createPendingAction', output: undefined },
    { type: 'xstate.done.actor.createOrUpdateUser', output: undefined },
  ]
  expect(findPaths(defaultMachine, { community, services }, {}, answers)).toEqual([
    `${opening} → ${contact} → submitting`,
  ])
})

test('chat mode asks the same questions [GWZ-072]', () => {
  const page = findPaths(defaultMachine, { community }, {})
  expect(findPaths(defaultMachine, { community, settings: { isChatMode: true } }, {})).toEqual(page)
})
