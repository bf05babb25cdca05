import { housingChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** What is to happen with a home. [GWZ-081] */
export const HousingOptions = choiceStep({
  name: 'housingOptions',
  values: housingChoices,
  change: (housingOptions) => ({ housingOptions }),
})
