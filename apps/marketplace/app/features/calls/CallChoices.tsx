import { type CallDay, callTimeText } from '@pkg/domain'
import { TimeChoices } from '~/features/bookings'
import { callFields } from './call-fields'

interface CallChoicesProps {
  days: CallDay[]
  /** The advisor's time zone, and its name. */
  timeZone: string
  zone: string
  /** When the chosen call begins. */
  chosen?: string | undefined
}

/** The next days on which an advisor can call, and the free times of the chosen one. Works without scripts. [AGENT-008] */
export function CallChoices({ days, timeZone, zone, chosen }: CallChoicesProps) {
  const chosenDay = days.find(({ slots }) => slots.some(({ startsAt }) => startsAt === chosen))?.date
  const options = days.map(({ date, slots }) => ({
    date,
    times: slots.map(({ startsAt }, position) => ({
      value: startsAt,
      label: callTimeText(startsAt, timeZone),
      isChosen: startsAt === chosen || (!chosen && position === 0),
    })),
  }))
  return <TimeChoices days={options} zone={zone} fields={callFields} chosenDay={chosenDay} isShort />
}
