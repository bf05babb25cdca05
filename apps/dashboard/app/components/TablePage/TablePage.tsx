import { EmptyState, Pagination, Stack, Table, type TableColumn, Tabs } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '~/components/PageTitle/PageTitle'

export interface TablePageProps<Row> {
  /** Where the page is, without a query. */
  path: string
  words: { title: string; lead?: string; none: string; noneHelp: string }
  /** The label of each tab by its value in the URL, and the current one. */
  tabs?: { label: string; labels: Record<string, string>; current: string }
  rows: Row[]
  columns: TableColumn<Row>[]
  page: number
  pages: number
  /** A notice below the title. */
  children?: ReactNode
}

/** A dashboard page with one table, by tab and page. Without rows, it says what would be there. */
export function TablePage<Row extends { id: string }>(props: TablePageProps<Row>) {
  const { path, words, tabs, rows, columns, page, pages, children } = props
  const hrefOf = (query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`
  return (
    <Stack gap={16}>
      <PageTitle title={words.title} lead={words.lead} />
      {children}
      {tabs && (
        <Tabs
          label={tabs.label}
          tabs={Object.entries(tabs.labels).map(([tab, label]) => ({ label, href: hrefOf({ tab }) }))}
          current={hrefOf({ tab: tabs.current })}
        />
      )}
      {rows.length > 0 ? (
        <Table caption={words.title} hidesCaption rows={rows} getKey={({ id }) => id} columns={columns} />
      ) : (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      )}
      <Pagination
        page={page}
        pages={pages}
        getHref={(number) => hrefOf({ ...(tabs && { tab: tabs.current }), page: String(number) })}
      />
    </Stack>
  )
}
