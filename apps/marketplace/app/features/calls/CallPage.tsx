import { TextLink } from '@pkg/ui'
import { BookingPage, type ShownBooking } from '~/features/bookings'
import type { CallOutcome, CallView } from './call-page.server'
import { CallChoices } from './CallChoices'
import { callsTexts } from './texts'

const words = callsTexts.page

interface CallPageProps {
  /** Undefined for a call that this browser may not see. */
  call: CallView | undefined
  /** What the last form did. */
  done: CallOutcome | undefined
}

/** A call that a family booked, and how to move or cancel it. Works without an account and without scripts. [AGENT-008] */
export const CallPage = ({ call, done }: CallPageProps) => (
  <BookingPage booking={call && showCall(call)} words={words} done={done} />
)

const showCall = ({ id, status, when, advisor, advisorUrl, phone, days, timeZone, zone }: CallView): ShownBooking => ({
  title: words.title(advisor),
  status,
  path: `/calls/${id}`,
  againUrl: `${advisorUrl}#call`,
  facts: [
    { term: words.facts.when, fact: when },
    { term: words.facts.advisor, fact: <TextLink href={advisorUrl}>{advisor}</TextLink> },
    { term: words.facts.phone, fact: phone },
  ],
  choices: days.length > 0 && <CallChoices days={days} timeZone={timeZone} zone={zone} />,
})
