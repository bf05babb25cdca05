import { CallTimes } from './CallTimes'
import { NoCalls } from './NoCalls'
import { PhoneField } from './PhoneField'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** The phone number, after who will call and when. [GWZ-088] */
export function PhoneInfo(props: StepProps) {
  const { noCalls } = props.context.answers
  return (
    <>
      <WhoWillCall {...props} noCalls={noCalls} />
      <PhoneField {...props} />
      {!noCalls && <CallTimes context={props.context} answer={props.answer} />}
      <NoCalls {...props} />
      <PolicyLinks support={props.support} />
    </>
  )
}
