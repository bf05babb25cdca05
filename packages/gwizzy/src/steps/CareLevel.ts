import { careLevelChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** The level of care. [GWZ-074] */
export const CareLevel = choiceStep({
  name: 'adl',
  values: careLevelChoices,
  change: (adl) => ({ adl }),
})
