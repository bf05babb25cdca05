import {
  BareLink,
  boardIcon,
  bookmarkIcon,
  Button,
  ButtonLink,
  Checkbox,
  closeIcon,
  downloadIcon,
  IconButton,
  plusIcon,
  sidePanelIcon,
  sortIcon,
  TextField,
} from '@pkg/ui'
import { Form, useSearchParams } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { Menu } from '~/parts/Menu/Menu'
import { toolName } from '~/parts/ToolName/ToolName.css'
import { listsTexts } from './texts'
import { HiddenState } from './HiddenState'
import { createFor, canSort, forRole, type List, type ListRow } from './list'
import type { ListData } from './list-data'
import { intentValue } from './list-intent'
import { firstRow, fromTheStart, listUrl } from './list-url'
import type { ListTableState } from './use-list-table'
import * as styles from './ViewTools.css'

const words = listsTexts

/** The id of the link that adds a record. */
export const createLinkId = 'list-create'

/** The id of the menu that saves a view. */
export const saveViewMenuId = 'list-save-view'

/** The ids of the menus of the order and the columns, and of the link of the export, which the palette opens. */
export const toolIds = { sort: 'list-sort', columns: 'list-columns', export: 'list-export' }

/** The id of the link that shows a row next to the list. */
export const previewSwitchId = 'list-preview'

export interface ViewToolsProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  table: ListTableState<Row>
  /** Whether a row is shown next to the list, which leaves room only for what changes what is shown. */
  isNarrow: boolean
}

/** What changes the look of a list and keeps it: its order, its columns, saved views, and the export. [WORK-003] */
export function ViewTools<Row extends ListRow>({ list, data, table, isNarrow }: ViewToolsProps<Row>) {
  return (
    <div className={styles.tools}>
      <SortMenu list={list} data={data} />
      {!isNarrow && (
        <span className={styles.onWideScreens}>
          <ColumnsMenu list={list} data={data} table={table} />
        </span>
      )}
      <ViewsMenu list={list} data={data} />
      {list.hasPreview && <PreviewSwitch list={list} data={data} />}
      {!isNarrow && (
        <ButtonLink
          id={toolIds.export}
          href={data.csv}
          icon={downloadIcon}
          title={words.export}
          variant="quiet"
          size="small"
          onClick={download}
        >
          <span className={toolName}>{words.export}</span>
        </ButtonLink>
      )}
      <span className={styles.onWideScreens}>
        <CreateLink list={list} data={data} id={createLinkId} />
      </span>
    </div>
  )
}

/** Leads to the form of a new record, for those who may create one. */
export function CreateLink<Row extends ListRow>({ list, data: { role }, id }: MenuProps<Row> & { id?: string }) {
  const create = createFor(list, role)
  return (
    create && (
      <span>
        <ButtonLink {...(id && { id })} href={create.href} icon={plusIcon} variant="primary" size="small">
          {create.label}
        </ButtonLink>
      </span>
    )
  )
}

/** Shows the first row next to the list, or only the list. */
function PreviewSwitch<Row extends ListRow>({ list, data: { state } }: MenuProps<Row>) {
  const isOn = state.open !== undefined
  return (
    <span className={styles.withRoom}>
      <ButtonLink
        id={previewSwitchId}
        href={listUrl(list, { ...state, open: isOn ? undefined : firstRow })}
        icon={sidePanelIcon}
        title={isOn ? words.preview.off : words.preview.on}
        variant="quiet"
        size="small"
        {...(isOn ? { 'aria-current': 'true' as const } : {})}
      >
        <span className={toolName}>{isOn ? words.preview.off : words.preview.on}</span>
      </ButtonLink>
    </span>
  )
}

/** Follows a link to a file, which the router can't show. */
function download(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  location.assign(event.currentTarget.href)
}

type MenuProps<Row extends ListRow> = Pick<ViewToolsProps<Row>, 'list' | 'data'>

function SortMenu<Row extends ListRow>({ list, data: { state, role } }: MenuProps<Row>) {
  const columns = forRole(list.columns, role).filter((column) => canSort(column, role))
  if (columns.length === 0) return null
  return (
    <Menu id={toolIds.sort} label={words.sort} icon={sortIcon} variant="quiet" opens="row" isCompact>
      {columns.flatMap(({ name, header }) =>
        [name, `-${name}`].map((sort) => (
          <BareLink
            key={sort}
            className={styles.choice}
            href={listUrl(list, { ...fromTheStart(state), sort })}
            aria-current={state.sort === sort ? 'true' : undefined}
          >
            {header} {sort.startsWith('-') ? '↓' : '↑'}
          </BareLink>
        )),
      )}
    </Menu>
  )
}

function ColumnsMenu<Row extends ListRow>({
  list,
  data: { state, role },
  table,
}: Omit<ViewToolsProps<Row>, 'isNarrow'>) {
  const columns = forRole(list.columns, role).filter(({ isRowHeader, hidesHeader }) => !isRowHeader && !hidesHeader)
  return (
    <Menu id={toolIds.columns} label={words.columns} icon={boardIcon} variant="quiet" opens="row" isCompact>
      <Form method="get" className={styles.fields}>
        <HiddenState state={{ ...state, columns: undefined }} />
        {/* Otherwise a form with no column checked would show the columns of the tab. */}
        <input type="hidden" name="columns" value={list.columns.find(({ isRowHeader }) => isRowHeader)?.name} />
        {columns.map(({ name, header }) => (
          <Checkbox
            key={name}
            label={header}
            name="columns"
            value={name}
            defaultChecked={table.getColumn(name)?.getIsVisible() === true}
          />
        ))}
        <Button type="submit" size="small" variant="primary">
          {words.showColumns}
        </Button>
        <BareLink className={styles.choice} href={listUrl(list, { ...state, columns: undefined })}>
          {words.reset}
        </BareLink>
      </Form>
    </Menu>
  )
}

function ViewsMenu<Row extends ListRow>({ list, data: { savedViews, role } }: MenuProps<Row>) {
  const [query] = useSearchParams()
  const error = query.get('view') === 'unnamed' ? words.viewUnnamed : undefined
  return (
    <Menu id={saveViewMenuId} label={words.views} icon={bookmarkIcon} variant="quiet" opens="row" isCompact>
      {savedViews.map(({ id, name, query: saved, isShared, isOwn }) => (
        <div key={id} className={styles.view}>
          <BareLink className={styles.choice} href={`/${list.area}?${saved}`}>
            {name} {isShared && <span className={styles.shared}>{words.shared}</span>}
          </BareLink>
          {isOwn && (
            <Form method="post">
              <IconButton
                type="submit"
                name="do"
                value={intentValue({ action: 'delete-view', option: id })}
                icon={closeIcon}
                label={words.removeView(name)}
                variant="quiet"
              />
            </Form>
          )}
        </div>
      ))}
      <Form method="post" className={styles.fields}>
        <TextField label={words.viewName} name="name" maxLength={60} error={error} required />
        {(role === 'agent' || role === 'admin') && <Checkbox label={words.shareView} name="shared" />}
        <Button type="submit" name="do" value="save-view" size="small" variant="primary">
          {words.saveView}
        </Button>
      </Form>
    </Menu>
  )
}
