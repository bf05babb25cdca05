import { timingChoices } from '../answers/choices'
import { texts } from '../texts'
import { choiceStep } from './choice-step'

/** When the move is to be. [GWZ-075] */
export const MoveTimeline = choiceStep({
  question: texts.questions.MoveTimeline,
  name: 'timing',
  values: timingChoices,
  change: (timing) => ({ timing }),
})
