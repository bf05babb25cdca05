import { contactSteps } from './contact-steps'
import { wizardBase, wizardStates } from './shared-states'
import { step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

/** The wizard of an active-adult community. [GWZ-024 to GWZ-032] */
export const activeAdultMachine = wizard.createMachine({
  id: 'activeAdult',
  context: startContext({ schema: 'activeAdult', firstStep: 'HousingOptions', contactStep: 'NameInfo' }),
  initial: 'resuming',
  ...wizardBase,
  states: wizardStates({
    HousingOptions: step('HousingOptions', [
      { guard: 'buysOrSells', target: 'PlanningConsulation' },
      { target: 'MoveTimeline' },
    ]),
    PlanningConsulation: step('PlanningConsulation', 'MoveTimeline'),
    MoveTimeline: step('MoveTimeline', 'NameInfo'),
    ...contactSteps({ checksEmail: true }),
  }),
})
