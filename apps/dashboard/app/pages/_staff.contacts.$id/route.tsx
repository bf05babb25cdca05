import { useFormResult } from '@pkg/remix-host/react'
import { Heading, Stack, Text } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contactsTexts as words } from '~/features/contacts'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoaderWith } from '~/features/records/index.server'
import { EventList } from '~/parts/EventList/EventList'
import { pageTitle } from '~/site/texts'
import { EmailContact } from './EmailContact'
import { contact } from './record'
import { loadTalks, source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(contact.listTitle) }]
export const loader = recordLoaderWith(source, loadTalks)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function ContactRoute() {
  const { record, talks } = useLoaderData<typeof loader>()
  const { email } = record.item
  return (
    <RecordPage
      kind={contact}
      data={record}
      rejected={useFormResult<typeof action>()}
      nextTo={email && <EmailContact email={email} />}
    >
      {talks && (
        <Stack as="section" gap={12}>
          <Heading level={2} look="label">
            {words.talks}
          </Heading>
          {talks.length === 0 ? <Text size="small">{words.noTalks}</Text> : <EventList events={talks} />}
        </Stack>
      )}
    </RecordPage>
  )
}
