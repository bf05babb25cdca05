import { tourDayText } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { type ReactNode, useId } from 'react'
import { opener } from '~/parts/opener/opener.css'
import { bookingTexts as words } from './texts'
import * as styles from './TimeChoices.css'
import type { TimeFields } from './time-fields'

/** How many days are shown before "More days". */
const firstDays = 5

/** A time of a day that a family can choose. */
export interface TimeOption {
  value: string
  label: ReactNode
  isTaken?: boolean
  isChosen: boolean
}

/** A day with its times. `date` is such as `2026-11-23`. */
export interface DayOption {
  date: string
  times: readonly TimeOption[]
}

interface TimeChoicesProps {
  days: readonly DayOption[]
  /** The name of the time zone. */
  zone: string
  fields: TimeFields
  /** The chosen day, or undefined for the first one. */
  chosenDay?: string | undefined
  /** Whether the times are as short as `9:00 AM`. */
  isShort?: boolean
}

/** The next days of a calendar, five first, and the times of the chosen one. Works without scripts. [FIND-013, AGENT-008, TOUR-004, TOUR-005] */
export function TimeChoices({ days, zone, fields, chosenDay, isShort = false }: TimeChoicesProps) {
  const zoneId = `${useId()}-zone`
  const shown = days.slice(0, styles.maxDays)
  const chosenIndex = Math.max(
    0,
    shown.findIndex(({ date }) => date === chosenDay),
  )
  const choices = shown.map(({ date }, index) => (
    <DayChoice key={date} date={date} index={index} isChosen={index === chosenIndex} fields={fields} />
  ))
  return (
    <div className={styles.choices}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{words.days}</legend>
        <div className={styles.days}>{choices.slice(0, firstDays)}</div>
        {choices.length > firstDays && (
          <details open={chosenIndex >= firstDays}>
            <summary className={opener}>{words.moreDays}</summary>
            <div className={styles.days}>{choices.slice(firstDays)}</div>
          </details>
        )}
      </fieldset>
      {shown.map(({ date, times }, index) => (
        <fieldset key={date} className={styles.fieldset} data-times={index} aria-describedby={zoneId}>
          <legend className={styles.legend}>{words.times(tourDayText(date))}</legend>
          <div className={isShort ? styles.shortTimes : styles.times}>
            {times.map(({ value, label, isTaken = false, isChosen }) => (
              <label key={value} className={styles.choice}>
                <input
                  className={styles.input}
                  type="radio"
                  name={fields.timeOf(date)}
                  value={value}
                  disabled={isTaken}
                  defaultChecked={isChosen}
                />
                <span className={styles.card}>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div id={zoneId}>
        <Text size="small" tone="muted">
          {words.zone(zone)}
        </Text>
      </div>
    </div>
  )
}

interface DayChoiceProps {
  date: string
  /** The position of the day. Styles show the times with the same one. */
  index: number
  isChosen: boolean
  fields: TimeFields
}

/** The choice of a day. */
const DayChoice = ({ date, index, isChosen, fields }: DayChoiceProps) => (
  <label className={styles.choice}>
    <input
      className={styles.input}
      type="radio"
      id={index === 0 ? fields.day : undefined}
      name={fields.day}
      value={date}
      data-day={index}
      defaultChecked={isChosen}
      aria-label={tourDayText(date)}
    />
    <span className={styles.card}>
      {words.dayLines(date).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  </label>
)
