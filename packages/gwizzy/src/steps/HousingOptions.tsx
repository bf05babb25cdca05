import { housingChoices } from '../answers/choices'
import { choiceStep } from './choice-step'
import { HomeConsents } from './HomeConsents'
import type { StepProps } from './step-screen'

const Choices = choiceStep({
  name: 'housingOptions',
  values: housingChoices,
  change: (housingOptions) => ({ housingOptions }),
})

/** The housing plans, and for those who buy or sell, what they agree to. [GWZ-081, TRUTH-002] */
export function HousingOptions(props: StepProps) {
  const { housingOptions } = props.context.answers
  return (
    <>
      <Choices {...props} />
      <HomeConsents answers={{ housingOptions }} support={props.support} />
    </>
  )
}
