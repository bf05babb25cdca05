import { careLevelChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** How much help the person needs. [GWZ-074] */
export const CareLevel = choiceStep({
  name: 'adl',
  values: careLevelChoices,
  change: (adl) => ({ adl }),
})
