import { Badge, ButtonLink, Heading, Stack, Table, Text } from '@pkg/ui'
import { partnersTexts as words } from '~/features/partners'
import { Time } from '~/parts/Time/Time'
import type { KeyView } from './partner-page'

export interface KeyTableProps {
  partnerId: string
  keys: readonly KeyView[]
}

/** The keys of a partner, newest first, and the link to another one. [WORK-012] */
export function KeyTable({ partnerId, keys }: KeyTableProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.keyList}
      </Heading>
      {keys.length === 0 ? (
        <Text size="small">{words.noKeys}</Text>
      ) : (
        <Table
          caption={words.keyList}
          hidesCaption
          rows={[...keys]}
          getKey={({ id }) => id}
          columns={[
            { header: words.key.created, isRowHeader: true, cell: ({ created }) => <Time moment={created} /> },
            { header: words.key.by, cell: ({ by }) => by },
            {
              header: words.key.lastUsed,
              cell: ({ lastUsed }) => (lastUsed ? <Time moment={lastUsed} /> : words.never),
            },
            { header: words.key.state, cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge> },
          ]}
        />
      )}
      <div>
        <ButtonLink
          href={`/partners/${partnerId}/key`}
          size="small"
          variant={keys.length === 0 ? 'primary' : 'neutral'}
        >
          {words.newKey}
        </ButtonLink>
      </div>
    </Stack>
  )
}
