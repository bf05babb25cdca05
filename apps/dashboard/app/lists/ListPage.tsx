import { Button, ButtonLink, EmptyState, Pagination, searchIcon, Stack, Tabs, Text, TextField } from '@pkg/ui'
import { Form, useSubmit } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { texts } from '~/texts'
import { BulkBar } from './BulkBar'
import { FilterBar } from './FilterBar'
import { HiddenState } from './HiddenState'
import { type List, type ListRow, viewOf } from './list'
import type { ListData } from './list-data'
import { Confirmation, OutcomeNotice } from './ListMessages'
import * as styles from './ListPage.css'
import { listShortcuts, searchFieldId } from './list-shortcuts'
import { ListTable } from './ListTable'
import { listUrl } from './list-url'
import { useListTable } from './use-list-table'
import { ViewTools } from './ViewTools'

const words = texts.lists

export interface ListPageProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  /** A line below the title, such as the day. */
  lead?: ReactNode
}

/** The page of a list: search, filters, tabs, rows, and what can be done with them. [WORK-003] */
export function ListPage<Row extends ListRow>({ list, data, lead }: ListPageProps<Row>) {
  const { state, rows, total, pageSize, outcome, confirmation } = data
  const table = useListTable(list, data)
  const submit = useSubmit()
  const shortcuts = useMemo(
    () =>
      listShortcuts({
        list,
        data,
        table,
        act({ name }, ids) {
          const form = new FormData()
          form.set('do', name)
          for (const id of ids) form.append('ids', id)
          submit(form, { method: 'post', preventScrollReset: true })
        },
      }),
    [list, data, table, submit],
  )
  useShortcuts(shortcuts)
  const first = (state.page - 1) * pageSize + 1
  return (
    <Stack gap={16}>
      <PageTitle title={list.title} lead={lead}>
        {list.search && (
          <Form method="get" className={styles.search} role="search" aria-label={list.title}>
            <HiddenState state={{ ...state, term: '', page: 1 }} />
            <TextField
              key={state.term}
              id={searchFieldId}
              label={list.search}
              name="q"
              type="search"
              icon={searchIcon}
              defaultValue={state.term}
              maxLength={80}
            />
            <Button type="submit">{words.find}</Button>
          </Form>
        )}
      </PageTitle>
      <SavedNotice />
      <OutcomeNotice outcome={outcome} />
      <div className={styles.tools}>
        <FilterBar list={list} data={data} />
        <ViewTools list={list} data={data} table={table} />
      </div>
      {list.views.length > 1 && <ViewTabs list={list} data={data} />}
      {confirmation && <Confirmation confirmation={confirmation} cancel={listUrl(list, state)} />}
      {rows.length > 0 ? (
        <>
          <ListTable list={list} data={data} table={table} />
          <Text size="small" tone="muted">
            {words.shown(first, first + rows.length - 1, total)}
          </Text>
          <Pagination
            page={state.page}
            pages={Math.ceil(total / pageSize)}
            getHref={(page) => listUrl(list, { ...state, page })}
          />
        </>
      ) : (
        <NoRows list={list} data={data} />
      )}
      <BulkBar list={list} data={data} table={table} />
    </Stack>
  )
}

type PartProps<Row extends ListRow> = Pick<ListPageProps<Row>, 'list' | 'data'>

function ViewTabs<Row extends ListRow>({ list, data: { state, counts } }: PartProps<Row>) {
  const { term, filters, columns } = state
  const hrefOf = (view: string) => listUrl(list, { view, term, filters, columns })
  const tabs = list.views.map(({ name, label }) => {
    const count = counts[name]
    return { label, href: hrefOf(name), ...(count === undefined ? {} : { count }) }
  })
  return <Tabs label={list.title} tabs={tabs} current={hrefOf(state.view)} />
}

function NoRows<Row extends ListRow>({ list, data: { state } }: PartProps<Row>) {
  const { none } = viewOf(list, state.view)
  const isNarrowed = state.term !== '' || Object.keys(state.filters).length > 0
  if (!isNarrowed) return <EmptyState title={none.title}>{none.help}</EmptyState>
  return (
    <EmptyState
      title={words.noneFound}
      action={<ButtonLink href={listUrl(list, { view: state.view })}>{words.clear}</ButtonLink>}
    >
      {words.noneFoundHelp}
    </EmptyState>
  )
}
