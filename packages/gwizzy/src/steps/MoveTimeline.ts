import { timingChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** When the move is to be. [GWZ-075] */
export const MoveTimeline = choiceStep({
  name: 'timing',
  values: timingChoices,
  change: (timing) => ({ timing }),
})
