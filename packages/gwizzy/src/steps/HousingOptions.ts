import { housingChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** The housing plans. [GWZ-081] */
export const HousingOptions = choiceStep({
  name: 'housingOptions',
  values: housingChoices,
  change: (housingOptions) => ({ housingOptions }),
})
