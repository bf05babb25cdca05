import { finalSteps } from './contact-steps'
import { wizardBase, wizardStates } from './shared-states'
import { phoneStep, placeStep, step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

/**
 * The wizard for visitors from paid ads. Its one contact step isn't part of GWZ-105: it checks the number and saves the contact on the
 * server, but sends no early lead. [GWZ-015 to GWZ-023]
 */
export const paidAdMachine = wizard.createMachine({
  id: 'paidAd',
  context: startContext({ schema: 'PaidAd', firstStep: 'UserLocation', contactStep: 'ContactInfo' }),
  initial: 'resuming',
  ...wizardBase,
  states: wizardStates({
    UserLocation: placeStep('LookingFor'),
    LookingFor: step('LookingFor', 'CareLevel'),
    CareLevel: step('CareLevel', 'MoveTimeline'),
    MoveTimeline: step('MoveTimeline', 'BudgetRangeInfo'),
    BudgetRangeInfo: step('BudgetRangeInfo', [
      { guard: 'needsSupplementalIncome', target: 'BudgetInfo' },
      { target: 'ContactInfo' },
    ]),
    BudgetInfo: step('BudgetInfo', 'ContactInfo'),
    ContactInfo: phoneStep('ContactInfo', 'homeSaleInterest'),
    ...finalSteps,
  }),
})
