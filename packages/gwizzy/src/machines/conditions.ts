import { estimateCareTypeForLevel, pricedCareType, supplementalIncomeRequired } from '@pkg/domain'
import { needsResidentName, isForOthers } from '../answers/needs-resident-name'
import type { WizardContext } from './wizard-context'

type Check = (args: { context: WizardContext }) => boolean

const wants =
  (nextStep: WizardContext['answers']['nextStep']): Check =>
  ({ context }) =>
    context.answers.nextStep === nextStep

/** The conditions that decide which step comes next, by name. */
export const conditions = {
  /** [GWZ-008] */
  asksLocation: ({ context }) => context.settings.isLocationStepEnabled === true,
  /** [GWZ-007] */
  needsSupplementalIncome: ({ context }) => supplementalIncomeRequired(context.answers.budgetRange),
  /** [GWZ-025] */
  buysOrSells: ({ context: { answers } }) => answers.housingOptions === 'buy' || answers.housingOptions === 'sell',
  /** [GWZ-059] */
  isForMyself: ({ context }) => context.answers.lookingFor === 'Myself',
  /** Whether the community has a price for the chosen care level. [GWZ-042, PRICE-004] */
  hasPrice: ({ context: { answers, community } }) => {
    if (answers.adl === undefined) return false
    return (community.pricesByCareType[pricedCareType(estimateCareTypeForLevel(answers.adl))]?.price ?? 0) > 0
  },
  wantsTour: wants('requestTour'),
  wantsNothing: wants('none'),
  wantsPreQualification: wants('preQualify'),
  wantsTalk: wants('talk'),
  wantsPricing: wants('detailedPricingBreakDown'),
  /** [GWZ-066] */
  needsResidentName: ({ context }) => needsResidentName(context),
  /** [GWZ-069] */
  isForOthers: ({ context }) => isForOthers(context.answers),
  /** [POST-005] */
  wantsNameOfOther: ({ context: { answers, isResidentNameRequired } }) =>
    isResidentNameRequired === true && isForOthers(answers),
  /** [POST-003] */
  hasSearchReasons: ({ context }) => context.internals.hasSearchReasons,
} satisfies Record<string, Check>

/** The name of a condition. */
export type Condition = keyof typeof conditions
