import { Badge, ButtonLink, Heading, Stack, Table, Text } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import { texts } from '~/texts'
import type { SharedWithRow } from './load-work.server'

const words = texts.share

/** Who has a family's information, and what each got. [TRUST-002, DASH-003] */
export function SharedWith({ familyId, rows }: { familyId: string; rows: SharedWithRow[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.who}
      </Heading>
      {rows.length === 0 ? (
        <Text size="small">{words.noOne}</Text>
      ) : (
        <Table
          caption={words.who}
          hidesCaption
          rows={rows}
          getKey={({ id }) => id}
          columns={[
            {
              header: texts.release.sharedWith,
              isRowHeader: true,
              cell: ({ name, fields }) => (
                <>
                  {name}
                  <Text size="small" tone="muted">
                    {fields}
                  </Text>
                </>
              ),
            },
            { header: words.status, cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge> },
            { header: words.shared, cell: ({ at }) => <Time moment={at} /> },
          ]}
        />
      )}
      <div>
        <ButtonLink href={`/families/${familyId}/share`} size="small" variant="neutral">
          {words.start}
        </ButtonLink>
      </div>
    </Stack>
  )
}
