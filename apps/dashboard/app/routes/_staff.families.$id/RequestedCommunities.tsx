import { Badge, Heading, Stack, Table, Text } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import type { FamilyPage } from '~/families/family-page'
import { texts } from '~/texts'

const words = texts.family

/** The communities that a family asked about, with the status of each request. [DASH-003] */
export function RequestedCommunities({ communities }: Pick<FamilyPage, 'communities'>) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.communities}
      </Heading>
      {communities.length === 0 ? (
        <Text size="small">{words.noCommunities}</Text>
      ) : (
        <Table
          caption={words.communities}
          hidesCaption
          rows={communities}
          getKey={({ id }) => id}
          columns={[
            { header: words.community, isRowHeader: true, cell: ({ name }) => name },
            { header: words.status, cell: ({ status }) => <Badge>{status}</Badge> },
            { header: words.requestedAt, cell: ({ requestedAt }) => <Time moment={requestedAt} /> },
          ]}
        />
      )}
    </Stack>
  )
}
