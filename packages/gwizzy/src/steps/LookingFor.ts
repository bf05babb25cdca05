import { lookingForChoices } from '@pkg/domain'
import { choiceStep } from './choice-step'

/** Who the search is for. [GWZ-073] */
export const LookingFor = choiceStep({
  name: 'lookingFor',
  values: lookingForChoices,
  change: (lookingFor) => ({ lookingFor }),
  columns: 2,
})
