import { yesNoChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** Whether the family wants a free planning consultation. [GWZ-080] */
export const PlanningConsulation = choiceStep({
  name: 'consultationRequested',
  values: yesNoChoices,
  change: (consultationRequested) => ({ consultationRequested }),
  columns: 2,
})
