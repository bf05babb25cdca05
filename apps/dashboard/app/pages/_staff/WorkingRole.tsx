import { Button, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { StaffRole } from '~/site/staff/staff-roles'
import { workingTexts } from './texts'
import * as styles from './WorkingRole.css'

const words = workingTexts

/** The roles of a person who has several, to work in another one. [WORK-001] */
export function WorkingRole({ role, roles }: { role: StaffRole; roles: readonly StaffRole[] }) {
  return (
    <Form method="post" action="/session" className={styles.roles} aria-label={words.label}>
      <Text size="small">{words.current(words.roles[role])}</Text>
      {roles
        .filter((other) => other !== role)
        .map((other) => (
          <Button key={other} type="submit" name="role" value={other} variant="neutral" size="small">
            {words.as(words.roles[other])}
          </Button>
        ))}
    </Form>
  )
}

/** Says above every page that an admin views the dashboard as someone else, and leads back. [WORK-001] */
export function ViewStrip({ name, role }: { name: string; role: StaffRole }) {
  return (
    <aside className={styles.strip} aria-label={words.stripLabel}>
      <p className={styles.viewing}>{words.viewing(name, words.roles[role])}</p>
      <Form method="post" action="/session">
        <Button type="submit" name="view" value="" variant="neutral" size="small">
          {words.stop}
        </Button>
      </Form>
    </aside>
  )
}
