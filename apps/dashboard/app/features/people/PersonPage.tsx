import { Button, Card, Checkbox, Heading, Notice, Select, Stack, Table, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Time } from '~/parts/Time/Time'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { staffRoles } from '~/site/staff/staff-roles'
import { personTexts, rightsTexts } from './texts'
import { absentTexts } from '~/site/texts'
import * as styles from './PersonPage.css'
import type { PersonView, RejectedRoles } from './person-view'
import { roleNames } from './role-names'

const words = personTexts
const roleOptions = staffRoles.map((role) => ({ value: role, label: rightsTexts.roles[role] }))

export interface PersonPageProps {
  person: PersonView
  rejected: RejectedRoles | undefined
}

/** One account, for admins: its roles, and the dashboard as the person sees it. [WORK-001, ROLE-009] */
export function PersonPage({ person, rejected }: PersonPageProps) {
  const { email, phone, status, roles, since } = person
  const savedKey = useSavedKey('roles')
  return (
    <Stack gap={20}>
      <PageTitle title={person.name} />
      <SavedNotice />
      <Narrow>
        <Card as="section">
          <Facts
            facts={[
              { label: words.email, value: email ?? absentTexts.value },
              { label: words.phone, value: phone ?? absentTexts.value },
              { label: words.status, value: words.statuses[status] },
              { label: words.roles, value: roleNames(roles) },
              { label: words.since, value: <Time moment={since} /> },
            ]}
          />
        </Card>
        {roles.length > 0 && <RolesForm key={savedKey} person={person} rejected={rejected} />}
        <Views person={person} />
      </Narrow>
    </Stack>
  )
}

function RolesForm({ person: { roles, version }, rejected }: PersonPageProps) {
  const [role, ...others] = rejected?.roles ?? roles
  // What the person saw when they began to change it. A live update of the page isn't a look at what changed. [WORK-005]
  const [changedFrom, setChangedFrom] = useState<number>()
  return (
    <Card as="section">
      <Form method="post" noValidate onChange={() => setChangedFrom((known) => known ?? version)}>
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {words.rolesTitle}
          </Heading>
          <Text size="small">{words.rolesHelp}</Text>
          {rejected && <Notice tone="critical" title={rejected.message} role="alert" />}
          <input type="hidden" name="version" value={rejected?.version ?? changedFrom ?? version} />
          <Select label={words.role} name="role" options={roleOptions} defaultValue={role} />
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>{words.otherRoles}</legend>
            {roleOptions.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                name="other"
                value={value}
                defaultChecked={others.some((other) => other === value)}
              />
            ))}
          </fieldset>
          <div>
            <Button type="submit" name="intent" value="roles" variant="primary" size="small">
              {words.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

function Views({ person: { id, name, isViewable, views } }: { person: PersonView }) {
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.view}
        </Heading>
        <Text size="small">{isViewable ? words.viewHelp(name) : words.notViewable}</Text>
        {isViewable && (
          <Form method="post" action="/session">
            <Button type="submit" name="view" value={id} size="small">
              {words.start}
            </Button>
          </Form>
        )}
        {views.length === 0 ? (
          <Text size="small">{words.noViews}</Text>
        ) : (
          <Table
            caption={words.views}
            rows={views}
            getKey={({ id: viewId }) => viewId}
            columns={[
              { header: words.viewedBy, isRowHeader: true, cell: ({ admin }) => admin || words.formerAdmin },
              { header: words.startedAt, cell: ({ startedAt }) => <Time moment={startedAt} /> },
              { header: words.endedAt, cell: ({ endedAt }) => (endedAt ? <Time moment={endedAt} /> : words.open) },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
