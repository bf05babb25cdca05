import { yesNoChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** Whether the family wants help selling a home. [GWZ-082] */
export const HomeSaleInterest = choiceStep({
  name: 'homeSaleInterest',
  values: yesNoChoices,
  change: (homeSaleInterest) => ({ homeSaleInterest }),
  columns: 2,
})
