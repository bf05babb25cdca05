import { PhoneField } from './PhoneField'
import type { StepProps } from './step-screen'
import { WhoWillCall } from './WhoWillCall'

/** The number, after who calls it and when. [GWZ-088] */
export function PhoneInfo(props: StepProps) {
  return (
    <>
      <WhoWillCall community={props.context.community} support={props.support} />
      <PhoneField {...props} />
    </>
  )
}
