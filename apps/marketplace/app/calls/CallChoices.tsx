import { type CallDay, callTimeText, tourDayText, siteLocale } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { useId } from 'react'
import * as styles from '~/components/TourBooking/TourChoices.css'
import { agentsTexts } from '~/agents/texts'
import { callDayField, callTimeField } from './call-fields'

const words = agentsTexts.times

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
  const id = useId()
  const chosenIndex = Math.max(
    0,
    days.findIndex(({ slots }) => slots.some(({ startsAt }) => startsAt === chosen)),
  )
  return (
    <div className={styles.choices}>
      <fieldset className={styles.fieldset}>
        <legend className={styles.legend}>{words.days}</legend>
        <div className={styles.days}>
          {days.map(({ date }, index) => (
            <label key={date} className={styles.choice}>
              <input
                className={styles.input}
                type="radio"
                id={index === 0 ? callDayField : undefined}
                name={callDayField}
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
          ))}
        </div>
      </fieldset>
      {days.map(({ date, slots }, index) => (
        <fieldset key={date} className={styles.fieldset} data-times={index} aria-describedby={`${id}-zone`}>
          <legend className={styles.legend}>{words.on(tourDayText(date))}</legend>
          <div className={styles.calls}>
            {slots.map(({ startsAt }, position) => (
              <label key={startsAt} className={styles.choice}>
                <input
                  className={styles.input}
                  type="radio"
                  name={callTimeField(date)}
                  value={startsAt}
                  defaultChecked={startsAt === chosen || (!chosen && position === 0)}
                />
                <span className={styles.card}>{callTimeText(startsAt, timeZone)}</span>
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

const dayPart = (date: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(siteLocale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))
