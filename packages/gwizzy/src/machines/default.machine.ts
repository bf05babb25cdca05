import { contactSteps } from './contact-steps'
import { wizardBase, wizardStates } from './shared-states'
import { placeStep, step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

/** The wizard of a community with a partner agent, and of every community that no other schema serves. [GWZ-003 to GWZ-014] */
export const defaultMachine = wizard.createMachine({
  id: 'default',
  context: startContext({ schema: 'gwizzy', firstStep: 'LookingFor', contactStep: 'NameInfo' }),
  initial: 'resuming',
  ...wizardBase,
  states: wizardStates({
    LookingFor: step('LookingFor', 'CareLevel'),
    CareLevel: step('CareLevel', 'MoveTimeline'),
    MoveTimeline: step('MoveTimeline', 'BudgetRangeInfo'),
    BudgetRangeInfo: step('BudgetRangeInfo', [
      { guard: 'needsSupplementalIncome', target: 'BudgetInfo' },
      { guard: 'asksLocation', target: 'UserLocation' },
      { target: 'NameInfo' },
    ]),
    BudgetInfo: step('BudgetInfo', [{ guard: 'asksLocation', target: 'UserLocation' }, { target: 'NameInfo' }]),
    UserLocation: placeStep('NameInfo'),
    ...contactSteps({ checksEmail: false }),
  }),
})
