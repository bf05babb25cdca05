import { CallTimes } from './CallTimes'
import { EmailAddress } from './EmailInfo'
import { NameFields } from './NameInfo'
import { NoCalls } from './NoCalls'
import { PhoneField } from './PhoneField'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** Name, email, and phone number in one step, after who will call and when. [GWZ-021] */
export function ContactInfo(props: StepProps) {
  const { noCalls } = props.context.answers
  return (
    <>
      <WhoWillCall {...props} noCalls={noCalls} />
      <NameFields {...props} />
      <EmailAddress {...props} />
      <PhoneField {...props} />
      {!noCalls && <CallTimes context={props.context} answer={props.answer} />}
      <NoCalls {...props} />
      <PolicyLinks support={props.support} />
    </>
  )
}
