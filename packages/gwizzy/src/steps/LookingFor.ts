import { lookingForChoices } from '../answers/choices'
import { texts } from '../texts'
import { choiceStep } from './choice-step'

/** Whom the search is for. [GWZ-073] */
export const LookingFor = choiceStep({
  question: texts.questions.LookingFor,
  name: 'lookingFor',
  values: lookingForChoices,
  change: (lookingFor) => ({ lookingFor }),
  columns: 2,
})
