import { Checkbox, Select, Stack, Text } from '@pkg/ui'
import { callDays, chosenHours, withDay, withHours, type CallHours } from '../answers/call-times'
import { useTexts } from '../texts/language'
import * as styles from './CallTimes.css'
import type { StepProps } from './step-screen'

const hourNames: CallHours[] = ['morning', 'afternoon']

/** When a call suits the family: optional days, and a part of the day. [TRUST-007] */
export function CallTimes({ context: { answers }, answer }: Pick<StepProps, 'context' | 'answer'>) {
  const { callTimes } = useTexts()
  return (
    <details className={styles.details} open={answers.callPreferences !== undefined}>
      <summary className={styles.summary}>{callTimes.title}</summary>
      <Stack gap={16}>
        <Text size="small">{callTimes.hint}</Text>
        <fieldset className={styles.days}>
          <legend className={styles.legend}>{callTimes.days}</legend>
          {callDays.map((day) => (
            <Checkbox
              key={day}
              name="callDays"
              value={day}
              label={callTimes.dayNames[day]}
              checked={answers.callPreferences?.days?.includes(day) ?? false}
              onChange={({ target }) => answer({ callPreferences: withDay(answers, day, target.checked) })}
            />
          ))}
        </fieldset>
        <Select
          label={callTimes.hours}
          placeholder={callTimes.anyTime}
          value={chosenHours(answers) ?? ''}
          options={hourNames.map((name) => ({ value: name, label: callTimes.hourNames[name] }))}
          onChange={({ target }) =>
            answer({
              callPreferences: withHours(
                answers,
                hourNames.find((name) => name === target.value),
              ),
            })
          }
        />
      </Stack>
    </details>
  )
}
