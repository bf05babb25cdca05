import { careLevelChoices } from '../answers/choices'
import { texts } from '../texts'
import { choiceStep } from './choice-step'

/** How much help the person needs. [GWZ-074] */
export const CareLevel = choiceStep({
  question: texts.questions.CareLevel,
  name: 'adl',
  values: careLevelChoices,
  change: (adl) => ({ adl }),
  labels: texts.careLevels,
})
