import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import { EventList } from '~/parts/EventList/EventList'
import type { RecordChanges } from './load-changes.server'
import { recordsTexts } from './texts'

const words = recordsTexts

/** The changes of a record and who made them, newest first. [WORK-006, WORK-017] */
export function ChangesView({ changes: { rows, href } }: { changes: RecordChanges }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.changes}
      </Heading>
      {rows.length === 0 && <Text size="small">{words.noChanges}</Text>}
      <EventList events={rows} />
      {href !== undefined && (
        <TextLink href={href} standalone>
          {words.audit}
        </TextLink>
      )}
    </Stack>
  )
}
