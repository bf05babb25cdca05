import { nextStepChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** The next step. [GWZ-089] */
export const NextStep = choiceStep({
  name: 'nextStep',
  values: nextStepChoices,
  change: (nextStep) => ({ nextStep }),
})
