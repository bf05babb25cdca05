import { contactSteps } from './contact-steps'
import { frame, frameStates } from './frame'
import { step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

const steps = [
  'LookingFor',
  'CareLevel',
  'MoveTimeline',
  'BudgetRangeInfo',
  'BudgetInfo',
  'UserLocation',
  'NameInfo',
  'EmailInfo',
  'PhoneInfo',
  'homeSaleInterest',
  'ResidentNameInfo',
] as const

/** The wizard of a community with a partner agent, and of all that no other schema serves. [GWZ-003 to GWZ-014] */
export const defaultMachine = wizard.createMachine({
  id: 'default',
  context: startContext('gwizzy', steps),
  initial: 'resuming',
  ...frame(steps),
  states: {
    ...frameStates(steps),
    LookingFor: step('LookingFor', [{ target: 'CareLevel' }]),
    CareLevel: step('CareLevel', [{ target: 'MoveTimeline' }]),
    MoveTimeline: step('MoveTimeline', [{ target: 'BudgetRangeInfo' }]),
    BudgetRangeInfo: step('BudgetRangeInfo', [
      { guard: 'needsSupplementalIncome', target: 'BudgetInfo' },
      { guard: 'asksLocation', target: 'UserLocation' },
      { target: 'NameInfo' },
    ]),
    BudgetInfo: step('BudgetInfo', [{ guard: 'asksLocation', target: 'UserLocation' }, { target: 'NameInfo' }]),
    UserLocation: step('UserLocation', [{ target: 'NameInfo' }]),
    ...contactSteps({ checksEmail: false }),
  },
})
