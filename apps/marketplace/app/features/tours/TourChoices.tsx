import { nameText, type TourChoice, type TourDay, type TourTime } from '@pkg/domain'
import { TimeChoices } from '~/features/bookings'
import { toursTexts } from './texts'
import { tourFields } from './tour-fields'
import * as styles from './TourChoices.css'

interface TourChoicesProps {
  days: TourDay[]
  /** The name of the community's time zone. */
  zone: string
  chosen?: TourChoice | undefined
}

/** The next days of a community's tours and the times of the chosen one. Works without scripts. [FIND-013, TOUR-004, TOUR-005] */
export function TourChoices({ days, zone, chosen }: TourChoicesProps) {
  const options = days.map(({ date, slots }) => ({
    date,
    times: slots.map(({ time, isFree }) => ({
      value: time,
      label: <TimeName time={time} isFree={isFree} />,
      isTaken: !isFree,
      isChosen: isFree && chosen?.date === date && chosen.time === time,
    })),
  }))
  return <TimeChoices days={options} zone={zone} fields={tourFields} chosenDay={chosen?.date} />
}

/** The name of a time of day, whose hours stay together. */
function TimeName({ time, isFree }: { time: TourTime; isFree: boolean }) {
  const [name, hours] = nameText(time).split(' (')
  return (
    <>
      <span>
        {name} <span className={styles.hours}>({hours}</span>
      </span>
      {!isFree && <span>{toursTexts.choices.taken}</span>}
    </>
  )
}
