import { Heading, Stack, Table, Text, TextLink } from '@pkg/ui'
import type { List, ListRow } from '~/features/lists'
import type { RelatedRows } from './related-rows.server'
import { recordsTexts } from './texts'

export interface RelatedListProps<Row extends ListRow> {
  title: string
  list: List<Row>
  data: RelatedRows<Row>
  /** The names of the columns to show. */
  columns: readonly string[]
  /** What it says without rows. */
  none: string
  /** The list with all of them, if there’s one. */
  href?: string
}

/** The first rows of a list that belong to a record, in fewer columns. [WORK-025] */
export function RelatedList<Row extends ListRow>({ title, list, data, columns, none, href }: RelatedListProps<Row>) {
  const { rows, total } = data
  const shown = columns.flatMap((name) => list.columns.find((column) => column.name === name) ?? [])
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text size="small">{none}</Text>
      ) : (
        <Table
          caption={title}
          hidesCaption
          columns={shown.map(({ header, cell, isRowHeader = false, hidesHeader = false, align = 'start' }) => ({
            header,
            cell,
            isRowHeader,
            hidesHeader,
            align,
          }))}
          rows={rows}
          getKey={({ id }) => id}
        />
      )}
      {href !== undefined && total > rows.length && (
        <TextLink href={href} standalone>
          {recordsTexts.all(total)}
        </TextLink>
      )}
    </Stack>
  )
}
