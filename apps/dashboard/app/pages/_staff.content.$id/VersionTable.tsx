import { Heading, Stack, Table, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { pageTexts as words } from '~/features/content'
import { Time } from '~/parts/Time/Time'
import type { VersionRow } from './versions.server'

/** What readers got, newest first, each to compare and to restore. [WORK-012] */
export function VersionTable({ versions }: { versions: readonly VersionRow[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.versions}
      </Heading>
      {versions.length === 0 ? (
        <Text size="small">{words.noVersions}</Text>
      ) : (
        <Table
          caption={words.versions}
          hidesCaption
          rows={[...versions]}
          getKey={({ id }) => id}
          columns={[
            { header: words.version, isRowHeader: true, cell: ({ number }) => words.compareWith(number) },
            { header: words.versionTitle, cell: ({ title }) => title },
            { header: words.at, cell: ({ at }) => <Time moment={at} /> },
            { header: words.who, cell: ({ who }) => who },
            {
              header: words.compare,
              hidesHeader: true,
              cell: ({ href, number }) => (
                <TextLink href={href} standalone>
                  {words.compare}
                  <VisuallyHidden>: {words.compareWith(number)}</VisuallyHidden>
                </TextLink>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}
