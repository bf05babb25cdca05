import { yesNoChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** Whether a free planning consultation is wanted. [GWZ-080] */
export const PlanningConsulation = choiceStep({
  name: 'consultationRequested',
  values: yesNoChoices,
  change: (consultationRequested) => ({ consultationRequested }),
  columns: 2,
})
