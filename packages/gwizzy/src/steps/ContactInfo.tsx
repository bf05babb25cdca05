import { CallTimes } from './CallTimes'
import { EmailInfo } from './EmailInfo'
import { NameInfo } from './NameInfo'
import { PhoneField } from './PhoneField'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** Name, email, and phone number in one step, after who will call and when. [GWZ-021] */
export function ContactInfo(props: StepProps) {
  return (
    <>
      <WhoWillCall context={props.context} support={props.support} />
      <NameInfo {...props} />
      <EmailInfo {...props} />
      <PhoneField {...props} />
      <CallTimes context={props.context} answer={props.answer} />
    </>
  )
}
