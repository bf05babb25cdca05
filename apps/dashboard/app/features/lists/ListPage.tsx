import { Button, ButtonLink, EmptyState, Heading, Pagination, searchIcon, Stack, Tabs, Text, TextField } from '@pkg/ui'
import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { type ReactNode, useMemo } from 'react'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { listsTexts } from './texts'
import { BulkBar } from './BulkBar'
import { FilterBar, WrongNumbers } from './FilterBar'
import { HiddenState } from './HiddenState'
import { type List, type ListRow, viewOf } from './list'
import { useRememberList } from './list-around'
import { isEmptyList, type ListData } from './list-data'
import { Confirmation, OutcomeNotice } from './ListMessages'
import * as styles from './ListPage.css'
import { listShortcuts, searchFieldId } from './list-shortcuts'
import { ListTable } from './ListTable'
import { firstRow, fromTheStart, type ListState, listUrl, readOpen } from './list-url'
import { Preview } from './Preview'
import { type ListTableState, useListTable } from './use-list-table'
import { type PreviewState, usePreview } from './use-preview'
import { CreateLink, createLinkId, ViewTools } from './ViewTools'

const words = listsTexts

export interface ListPageProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  /** A line below the title, such as the day. */
  lead?: ReactNode
  /** What is shown above the filters, such as totals. */
  summary?: ReactNode
  /** Returns what is shown of a row next to the list. */
  preview?: (id: string) => ReactNode
}

/** The page of a list: search, filters, tabs, rows, and what can be done with them, with one row next to it if the URL says so. [WORK-003] */
export function ListPage<Row extends ListRow>({
  list,
  data: loaded,
  lead,
  summary,
  preview: contentOf,
}: ListPageProps<Row>) {
  const [query] = useSearchParams()
  const open = list.hasPreview ? readOpen(query) : undefined
  const data = useMemo(() => ({ ...loaded, state: { ...loaded.state, open } }), [loaded, open])
  const preview = usePreview(list, data)
  useRememberList(list, data)
  if (!list.hasPreview) return <ListView list={list} data={data} lead={lead} summary={summary} preview={preview} />
  return (
    <div className={preview.isOn ? styles.split : undefined}>
      <ListView list={list} data={data} lead={lead} summary={summary} preview={preview} />
      {preview.isOn && (
        <Preview list={list} data={data} preview={preview}>
          {preview.id !== undefined && contentOf?.(preview.id)}
        </Preview>
      )}
    </div>
  )
}

interface ListViewProps<Row extends ListRow> extends Omit<ListPageProps<Row>, 'preview'> {
  preview: PreviewState
}

function ListView<Row extends ListRow>({ list, data, lead, summary, preview }: ListViewProps<Row>) {
  const { state, rows, outcome, confirmation } = data
  const table = useListTable(list, data, preview.isOn)
  useShortcuts(useListKeys({ list, data, table, preview }))
  return (
    <Stack gap={8}>
      <ListTitle list={list} data={data} lead={lead} />
      <SavedNotice />
      <OutcomeNotice outcome={outcome} />
      <WrongNumbers list={list} data={data} />
      {summary}
      {isEmptyList(data) ? (
        <div className={styles.onWideScreens}>
          <CreateLink list={list} data={data} id={createLinkId} />
        </div>
      ) : (
        <div className={styles.tools}>
          {list.search && <SearchForm list={list} state={state} />}
          <FilterBar list={list} data={data} />
          <ViewTools list={list} data={data} table={table} isNarrow={preview.isOn} />
        </div>
      )}
      {confirmation && <Confirmation confirmation={confirmation} cancel={listUrl(list, state)} />}
      {rows.length > 0 ? (
        <Rows list={list} data={data} table={table} preview={preview} />
      ) : (
        <NoRows list={list} data={data} />
      )}
      <BulkBar list={list} data={data} table={table} />
    </Stack>
  )
}

/** Searches a list or a board. */
export function SearchForm<Row extends ListRow>({ list, state }: { list: List<Row>; state: ListState }) {
  return (
    <Form method="get" className={styles.search} role="search" aria-label={list.title}>
      <HiddenState state={{ ...fromTheStart(state), term: '' }} />
      <TextField
        key={state.term}
        id={searchFieldId}
        label={list.search ?? words.find}
        placeholder={list.search ?? words.find}
        hidesLabel
        name="q"
        type="search"
        icon={searchIcon}
        defaultValue={state.term}
        maxLength={80}
      />
      <span className={styles.searchButton}>
        <Button type="submit" size="small">
          {words.find}
        </Button>
      </span>
    </Form>
  )
}

function Rows<Row extends ListRow>({ list, data, table, preview }: KeyProps<Row>) {
  const { state, rows, total, pageSize } = data
  const first = (state.page - 1) * pageSize + 1
  return (
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
        getHref={(page) => listUrl(list, { ...fromTheStart(state), page })}
      />
    </>
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

/** The title of a list, with its tabs next to it where there’s room. */
function ListTitle<Row extends ListRow>({ list, data, lead }: PartProps<Row> & Pick<ListPageProps<Row>, 'lead'>) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <div className={styles.name}>
          <Heading level={1} look="h2">
            {list.title}
          </Heading>
        </div>
        <div className={styles.onPhones}>
          <CreateLink list={list} data={data} />
        </div>
        {list.views.length > 1 && (
          <div className={styles.tabs}>
            <ViewTabs list={list} data={data} />
          </div>
        )}
      </div>
      {lead && (
        <Text size="small" tone="muted">
          {lead}
        </Text>
      )}
    </div>
  )
}

function ViewTabs<Row extends ListRow>({ list, data: { state, counts } }: PartProps<Row>) {
  const { term, filters, columns, open } = fromTheStart(state)
  const hrefOf = (view: string) => listUrl(list, { view, term, filters, columns, open })
  const tabs = list.views.map(({ name, label }) => {
    const count = counts[name]
    return { label, href: hrefOf(name), ...(count === undefined ? {} : { count }) }
  })
  return <Tabs label={list.title} tabs={tabs} current={hrefOf(state.view)} hidesLine />
}

function NoRows<Row extends ListRow>({ list, data: { state } }: PartProps<Row>) {
  const { none } = viewOf(list, state.view)
  if (state.page > 1) {
    return (
      <EmptyState
        title={words.noPage(state.page)}
        action={<ButtonLink href={listUrl(list, fromTheStart(state))}>{words.firstPage}</ButtonLink>}
      >
        {words.noPageHelp}
      </EmptyState>
    )
  }
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
