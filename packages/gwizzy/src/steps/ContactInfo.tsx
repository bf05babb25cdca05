import { CallTimes } from './CallTimes'
import { EmailAddress } from './EmailInfo'
import { NameFields } from './NameInfo'
import { PhoneField } from './PhoneField'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** Name, email, and phone number in one step, after who will call and when. [GWZ-021] */
export function ContactInfo(props: StepProps) {
  return (
    <>
      <WhoWillCall context={props.context} support={props.support} />
      <NameFields {...props} />
      <EmailAddress {...props} />
      <PhoneField {...props} />
      <CallTimes context={props.context} answer={props.answer} />
      <PolicyLinks support={props.support} />
    </>
  )
}
