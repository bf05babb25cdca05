import type { CallHours, TimeOff } from '@pkg/domain'
import { Heading, Text, TextField } from '@pkg/ui'
import { advisorTexts } from './texts'
import * as styles from './advisors.css'
import { fieldNames, hoursPerDay } from './field-names'
import { useField } from './form-problem'

const words = advisorTexts

interface HoursFieldsProps {
  hours: CallHours[]
  timeOff: TimeOff[]
}

/** The hours of each weekday, twice for those with a break, and the days without calls. [AGENT-008] */
export function HoursFields({ hours, timeOff }: HoursFieldsProps) {
  const field = useField()
  return (
    <>
      {words.weekdays.map((day, index) => {
        const weekday = index + 1
        const own = hours.filter((each) => each.weekday === weekday)
        // A second row only where it's used, or can be.
        const parts = Math.max(own.length, Math.min(hoursPerDay, own.length + 1))
        return Array.from({ length: parts }, (_, part) => (
          <div key={`${day}-${part}`} className={styles.pair}>
            <TextField
              label={words.opens(day, part > 0)}
              type="time"
              {...field(fieldNames.opens(weekday, part), own[part]?.opens)}
            />
            <TextField
              label={words.closes(day, part > 0)}
              type="time"
              {...field(fieldNames.closes(weekday, part), own[part]?.closes)}
            />
          </div>
        ))
      })}
      <Heading level={3} look="label">
        {words.timeOff}
      </Heading>
      <Text size="small">{words.timeOffHelp}</Text>
      {[...timeOff, undefined].map((span, row) => (
        <div key={span ? `${span.from}-${span.until}` : 'new'} className={styles.pair}>
          <TextField label={words.firstDay(row + 1)} type="date" {...field(fieldNames.firstDay(row), span?.from)} />
          <TextField label={words.lastDay(row + 1)} type="date" {...field(fieldNames.lastDay(row), span?.until)} />
        </div>
      ))}
    </>
  )
}
