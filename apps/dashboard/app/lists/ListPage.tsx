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
import { firstRow, fromTheStart, listUrl } from './list-url'
import { Preview } from './Preview'
import { type ListTableState, useListTable } from './use-list-table'
import { type PreviewState, usePreview } from './use-preview'
import { ViewTools } from './ViewTools'

const words = texts.lists

export interface ListPageProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  /** A line below the title, such as the day. */
  lead?: ReactNode
  /** Returns what is shown of a row next to the list. */
  preview?: (id: string) => ReactNode
}

/** The page of a list: search, filters, tabs, rows, and what can be done with them. [WORK-003] */
export function ListPage<Row extends ListRow>({ list, data, lead, preview: contentOf }: ListPageProps<Row>) {
  const { state, rows, total, pageSize, outcome, confirmation } = data
  const preview = usePreview(list, data)
  const table = useListTable(list, data, preview.isOn)
  useShortcuts(useListKeys({ list, data, table, preview }))
  const first = (state.page - 1) * pageSize + 1
  const page = (
    <Stack gap={16}>
      <PageTitle title={list.title} lead={lead}>
        {list.search && (
          <Form method="get" className={styles.search} role="search" aria-label={list.title}>
            <HiddenState state={{ ...fromTheStart(state), term: '' }} />
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
        <ViewTools list={list} data={data} table={table} isNarrow={preview.isOn} />
      </div>
      {list.views.length > 1 && <ViewTabs list={list} data={data} />}
      {confirmation && <Confirmation confirmation={confirmation} cancel={listUrl(list, state)} />}
      {rows.length > 0 ? (
        <>
          <div onClickCapture={preview.onClickCapture}>
            <ListTable list={list} data={data} table={table} shown={preview.isOn ? preview.id : undefined} />
          </div>
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
  if (!list.hasPreview) return page
  return (
    <div className={preview.isOn ? styles.split : undefined}>
      {page}
      {preview.isOn && (
        <Preview list={list} data={data} preview={preview}>
          {preview.id !== undefined && contentOf?.(preview.id)}
        </Preview>
      )}
    </div>
  )
}

type KeyProps<Row extends ListRow> = PartProps<Row> & { table: ListTableState<Row>; preview: PreviewState }

/** Returns the keyboard shortcuts of the page. An action without options is sent immediately. */
function useListKeys<Row extends ListRow>({ list, data, table, preview }: KeyProps<Row>) {
  const submit = useSubmit()
  const { hasRoom, isOn, id, after, before, show } = preview
  return useMemo(
    () =>
      listShortcuts({
        list,
        data,
        table,
        preview: { hasRoom, isOn, id, show },
        act({ name }, ids) {
          const form = new FormData()
          form.set('do', name)
          for (const one of ids) form.append('ids', one)
          if (isOn && id !== undefined && ids.includes(id)) form.set('next', after ?? before ?? firstRow)
          submit(form, { method: 'post', preventScrollReset: true })
        },
      }),
    [list, data, table, submit, hasRoom, isOn, id, after, before, show],
  )
}

type PartProps<Row extends ListRow> = Pick<ListPageProps<Row>, 'list' | 'data'>

function ViewTabs<Row extends ListRow>({ list, data: { state, counts } }: PartProps<Row>) {
  const { term, filters, columns, open } = fromTheStart(state)
  const hrefOf = (view: string) => listUrl(list, { view, term, filters, columns, open })
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
