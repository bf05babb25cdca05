import { timingChoices } from '@pkg/domain'
import { choiceStep } from './choice-step'

/** The move-in timeline. [GWZ-075] */
export const MoveTimeline = choiceStep({
  name: 'timing',
  values: timingChoices,
  change: (timing) => ({ timing }),
})
