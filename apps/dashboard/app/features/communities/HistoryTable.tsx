import { Heading, Stack, Table, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import type { HistoryRow } from './load-history.server'
import { communitiesTexts as words } from './texts'

/** The newest changes of a community with both values, each of which can be set back. [DASH-010, WORK-006] */
export function HistoryTable({ rows }: { rows: readonly HistoryRow[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.history}
      </Heading>
      {rows.length === 0 ? (
        <Text size="small">{words.noHistory}</Text>
      ) : (
        <Table
          caption={words.history}
          hidesCaption
          rows={[...rows]}
          getKey={({ id }) => id}
          columns={[
            {
              header: words.what,
              isRowHeader: true,
              cell: ({ field, reason }) => (
                <TwoLines first={field} second={reason === undefined ? undefined : words.because(reason)} />
              ),
            },
            { header: words.before, cell: ({ before }) => before },
            { header: words.after, cell: ({ after }) => after },
            { header: words.who, cell: ({ who }) => who },
            { header: words.when, cell: ({ at }) => <Time moment={at} /> },
            {
              header: words.restore,
              hidesHeader: true,
              cell: ({ restore, field }) =>
                restore && (
                  <TextLink href={restore}>
                    {words.restore}
                    <VisuallyHidden>: {field}</VisuallyHidden>
                  </TextLink>
                ),
            },
          ]}
        />
      )}
    </Stack>
  )
}
