import { contactSteps } from './contact-steps'
import { wizardBase, wizardStates } from './shared-states'
import { placeStep, step } from './steps'
import { wizard } from './wizard'
import { startContext } from './wizard-context'

/** The wizard of a community that responds to families itself. [GWZ-033 to GWZ-056] */
export const d2cMachine = wizard.createMachine({
  id: 'd2c',
  context: startContext({ schema: 'D2C', firstStep: 'CareLevel', contactStep: 'NameInfo' }),
  initial: 'resuming',
  ...wizardBase,
  states: wizardStates({
    CareLevel: step('CareLevel', [{ guard: 'asksLocation', target: 'UserLocation' }, { target: 'NextStep' }]),
    UserLocation: placeStep('NextStep'),
    NextStep: step('NextStep', [
      { guard: 'wantsTour', target: 'TourInfo' },
      { guard: 'wantsNothing', target: 'BudgetRangeInfo' },
      { guard: 'wantsPreQualification', target: 'BudgetRangeInfo' },
      { guard: 'wantsTalk', target: 'CommunityInfo' },
      { guard: 'wantsPricing', target: 'NameInfo' },
      { guard: 'hasPrice', target: 'NameInfo' },
      { target: 'BudgetRangeInfo' },
    ]),
    TourInfo: step('TourInfo', [{ guard: 'hasPrice', target: 'NameInfo' }, { target: 'BudgetRangeInfo' }]),
    CommunityInfo: step('CommunityInfo', 'NameInfo'),
    BudgetRangeInfo: step('BudgetRangeInfo', [
      { guard: 'needsSupplementalIncome', target: 'BudgetInfo' },
      { guard: 'wantsNothing', target: 'SimilarCommunities' },
      { target: 'NameInfo' },
    ]),
    BudgetInfo: step('BudgetInfo', [{ guard: 'wantsNothing', target: 'SimilarCommunities' }, { target: 'NameInfo' }]),
    SimilarCommunities: step('SimilarCommunities', 'NameInfo'),
    ...contactSteps({ checksEmail: true }),
  }),
})
