import { useSentForm } from '@pkg/remix-host/react'
import { Button, Notice, Select, type SelectOption, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { bookingsTexts } from './texts'

const words = bookingsTexts

export interface TimeFormProps {
  /** The free times, in groups. */
  times: SelectOption[]
  /** The name of the time zone of the times. */
  zone: string
  /** What the form says if no time is free. */
  none: string
  button: string
  /** Values that the form sends along. */
  values: Readonly<Record<string, string>>
  rejected: RejectedForm | undefined
}

/** Chooses one of the free times for a tour or a call. Works without scripts. [WORK-020] */
export function TimeForm({ times, zone, none, button, values, rejected }: TimeFormProps) {
  const isBusy = useSentForm() !== undefined
  return (
    <Form method="post">
      <Stack gap={16}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {times.length === 0 ? (
          <Text>{none}</Text>
        ) : (
          <>
            <Select
              id="time"
              label={words.time}
              hint={words.timeHint(zone)}
              name="time"
              options={times}
              defaultValue={rejected?.typed['time'] ?? ''}
              error={rejected?.errors['time']}
            />
            <Text size="small">{words.emailed}</Text>
            <div>
              <Button type="submit" variant="primary" busy={isBusy}>
                {button}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Form>
  )
}
