import { CallTimes } from './CallTimes'
import { PhoneField } from './PhoneField'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** The phone number, after who will call and when. [GWZ-088] */
export function PhoneInfo(props: StepProps) {
  return (
    <>
      <WhoWillCall context={props.context} support={props.support} />
      <PhoneField {...props} />
      <CallTimes context={props.context} answer={props.answer} />
      <PolicyLinks support={props.support} />
    </>
  )
}
