import { Button, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { SetupData } from './load-setup.server'
import { type RejectedStep, typedOr } from './setup'
import * as styles from './setup.css'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.people

/** The seventh step: who answers families, and when tours are given. */
export function PeopleStep({ data: { setup, people }, rejected }: StepProps) {
  const contacts = people?.contacts ?? []
  return (
    <Stack gap={24}>
      <Stack as="section" gap={12}>
        <Heading level={2} look="h3">
          {words.contacts}
        </Heading>
        {contacts.length === 0 && <Text>{words.none}</Text>}
        <ul className={styles.plain}>
          {contacts.map(({ id, name, phone, email }) => (
            <li key={id}>{[name, phone, email].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
        <PersonForm key={contacts.length} version={setup.version} rejected={rejected} />
      </Stack>
      <StepForm setup={setup} step="people">
        <Heading level={2} look="h3">
          {words.hours}
        </Heading>
        <Text size="small">{words.hoursHint}</Text>
        {words.weekdays.map((day, index) => (
          <DayHours key={day} day={day} weekday={index + 1} hours={people?.hours ?? []} rejected={rejected} />
        ))}
      </StepForm>
    </Stack>
  )
}

/** Adds a person to the address book of the community. */
function PersonForm({ version, rejected }: { version: number; rejected: RejectedStep | undefined }) {
  const field = (name: string, label: string) => ({
    label,
    name,
    defaultValue: typedOr(rejected, name, ''),
    error: rejected?.errors[name],
  })
  return (
    <Form method="post" noValidate preventScrollReset>
      <input type="hidden" name="step" value="people" />
      <input type="hidden" name="version" value={version} />
      <Stack gap={12}>
        <Heading level={3} look="label">
          {words.add}
        </Heading>
        <TextField {...field('person-name', words.name)} maxLength={160} autoComplete="off" />
        <div className={styles.pairs}>
          <TextField {...field('person-phone', words.phone)} type="tel" maxLength={40} autoComplete="off" />
          <TextField {...field('person-email', words.email)} type="email" maxLength={254} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" name="intent" value="person" size="small">
            {words.save}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

interface DayHoursProps {
  day: string
  weekday: number
  hours: NonNullable<SetupData['people']>['hours']
  rejected: RejectedStep | undefined
}

/** The hours of a weekday. */
function DayHours({ day, weekday, hours, rejected }: DayHoursProps) {
  const known = hours.find((each) => each.weekday === weekday)
  const field = (name: 'opens' | 'closes') => ({
    name: `${name}.${weekday}`,
    type: 'time',
    defaultValue: typedOr(rejected, `${name}.${weekday}`, known?.[name]),
  })
  return (
    <div className={styles.pairs}>
      <TextField label={words.opens(day)} {...field('opens')} error={rejected?.errors[`opens.${weekday}`]} />
      <TextField label={words.closes(day)} {...field('closes')} />
    </div>
  )
}
