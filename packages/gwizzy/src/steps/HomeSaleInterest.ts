import { yesNoChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** Whether help with selling a home is wanted. [GWZ-082] */
export const HomeSaleInterest = choiceStep({
  name: 'homeSaleInterest',
  values: yesNoChoices,
  change: (homeSaleInterest) => ({ homeSaleInterest }),
  columns: 2,
})
