import { nextStepChoices } from '../answers/choices'
import { choiceStep } from './choice-step'

/** What is to happen next. [GWZ-089] */
export const NextStep = choiceStep({
  name: 'nextStep',
  values: nextStepChoices,
  change: (nextStep) => ({ nextStep }),
})
