import { yesNoChoices } from '../answers/choices'
import { choiceStep } from './choice-step'
import { HomeConsents } from './HomeConsents'
import type { StepProps } from './step-screen'

const Choices = choiceStep({
  name: 'homeSaleInterest',
  values: yesNoChoices,
  change: (homeSaleInterest) => ({ homeSaleInterest }),
  columns: 2,
})

/** Whether the family wants help selling a home, and after a yes, what it agrees to. [GWZ-082, TRUTH-002] */
export function HomeSaleInterest(props: StepProps) {
  const { homeSaleInterest, noCalls } = props.context.answers
  return (
    <>
      <Choices {...props} />
      <HomeConsents answers={{ homeSaleInterest, noCalls }} support={props.support} />
    </>
  )
}
