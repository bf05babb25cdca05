import { type TourChoice, type TourDay, tourDayText, type TourTime, siteLocale, nameText } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { useId } from 'react'
import { opener } from '../opener.css'
import { toursTexts } from '../../tours/texts'
import { dayField, timeField } from '../../tours/tour-fields'
import * as styles from './TourChoices.css'

const words = toursTexts.choices
/** How many days are shown before "More days". */
const firstDays = 5

interface TourChoicesProps {
  days: TourDay[]
  /** The name of the community's time zone. */
  zone: string
  chosen?: TourChoice | undefined
}

/** The next days of a community's tours, five first, and the times of the chosen one. Works without scripts. [FIND-013, TOUR-004, TOUR-005] */
export function TourChoices({ days, zone, chosen }: TourChoicesProps) {
  const id = useId()
  const shown = days.slice(0, styles.maxDays)
  const chosenIndex = Math.max(
    0,
    shown.findIndex(({ date }) => date === chosen?.date),
  )
  const dayChoice = ({ date }: TourDay, index: number) => (
    <label key={date} className={styles.choice}>
      <input
        className={styles.input}
        type="radio"
        id={index === 0 ? 'tour-day' : undefined}
        name={dayField}
        value={date}
        data-day={index}
        defaultChecked={index === chosenIndex}
        aria-label={tourDayText(date)}
      />
      <span className={styles.card}>
        <span>{dayPart(date, { weekday: 'short' })}</span>
        <span>{dayPart(date, { month: 'short' })}</span>
        <span>{dayPart(date, { day: 'numeric' })}</span>
      </span>
    </label>
  )
  const later = shown.slice(firstDays)
  return (
    <div className={styles.choices}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{words.days}</legend>
        <div className={styles.days}>{shown.slice(0, firstDays).map(dayChoice)}</div>
        {later.length > 0 && (
          <details open={chosenIndex >= firstDays}>
            <summary className={opener}>{words.more}</summary>
            <div className={styles.days}>{later.map((day, index) => dayChoice(day, index + firstDays))}</div>
          </details>
        )}
      </fieldset>
      {shown.map(({ date, slots }, index) => (
        <fieldset key={date} className={styles.fieldset} data-times={index} aria-describedby={`${id}-zone`}>
          <legend className={styles.legend}>{words.times(tourDayText(date))}</legend>
          <div className={styles.times}>
            {slots.map(({ time, isFree }) => (
              <label key={time} className={styles.choice}>
                <input
                  className={styles.input}
                  type="radio"
                  name={timeField(date)}
                  value={time}
                  disabled={!isFree}
                  defaultChecked={isFree && chosen?.date === date && chosen.time === time}
                />
                <span className={styles.card}>
                  <TimeName time={time} />
                  {!isFree && <span>{words.taken}</span>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div id={`${id}-zone`}>
        <Text size="small" tone="muted">
          {words.zone(zone)}
        </Text>
      </div>
    </div>
  )
}

/** The name of a time of day, whose hours stay together. */
function TimeName({ time }: { time: TourTime }) {
  const [name, hours] = nameText(time).split(' (')
  return (
    <span>
      {name} <span className={styles.hours}>({hours}</span>
    </span>
  )
}

const dayPart = (date: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))
