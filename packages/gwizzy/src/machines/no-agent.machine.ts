import { contactSteps } from './contact-steps'
import { wizardBase, wizardStates } from './shared-states'
import { placeStep, step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

/** The wizard of a community without a partner agent. [GWZ-057 to GWZ-065] */
export const noAgentMachine = wizard.createMachine({
  id: 'noAgent',
  context: startContext({ schema: 'noAgent', firstStep: 'LookingFor', contactStep: 'NameInfo' }),
  initial: 'resuming',
  ...wizardBase,
  states: wizardStates({
    LookingFor: step('LookingFor', [
      { guard: 'asksLocation', target: 'UserLocation' },
      { guard: 'isForMyself', target: 'BudgetRangeInfo' },
      { target: 'NameInfo' },
    ]),
    UserLocation: placeStep([{ guard: 'isForMyself', target: 'BudgetRangeInfo' }, { target: 'NameInfo' }]),
    BudgetRangeInfo: step('BudgetRangeInfo', 'NameInfo'),
    ...contactSteps({ checksEmail: true }),
  }),
})
