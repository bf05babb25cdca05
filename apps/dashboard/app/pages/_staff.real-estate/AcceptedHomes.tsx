import { Badge, Heading, Stack, Table } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { Time } from '~/parts/Time/Time'
import { homesTexts } from '~/features/homes'
import type { AcceptedHome } from './load-homes.server'

const words = homesTexts

/** The homes that a real estate agent accepted, whose families share their contact info with the agent. [AGENT-006] */
export function AcceptedHomes({ rows }: { rows: AcceptedHome[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.accepted}</Heading>
      <Table
        caption={words.accepted}
        hidesCaption
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          {
            header: words.family,
            isRowHeader: true,
            cell: ({ href, familyName }) => <RowLink href={href}>{familyName}</RowLink>,
          },
          { header: words.home, cell: ({ home }) => home },
          { header: words.stage, cell: ({ stage }) => <Badge>{stage}</Badge> },
          { header: words.since, cell: ({ since }) => <Time moment={since} /> },
        ]}
      />
    </Stack>
  )
}
