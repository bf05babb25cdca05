import { keysTexts } from '~/parts/shortcuts/texts'
import { openMenu } from '~/parts/Menu/Menu'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { hasOptions } from './action-choice'
import { actionMenuId } from './BulkBar'
import { filterMenuId } from './FilterBar'
import { createFor, forRole, type List, type ListAction, type ListRow } from './list'
import { isEmptyList, type ListData } from './list-data'
import { undoButtonId } from './ListMessages'
import { firstRow } from './list-url'
import { press } from './press'
import { previewMenuId } from './Preview'
import { focusedRow, moveToRow, rowShortcuts } from './row-focus'
import type { ListTableState } from './use-list-table'
import type { PreviewState } from './use-preview'
import { listsTexts } from './texts'
import { createLinkId, previewSwitchId, saveViewMenuId, toolIds } from './ViewTools'

/** The id of the search field of a list. */
export const searchFieldId = 'list-search'

interface ListPageState<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  table: ListTableState<Row>
  preview: Pick<PreviewState, 'hasRoom' | 'isOn' | 'id' | 'show'>
  /** Does an action with rows. */
  act: (action: ListAction<Row>, ids: string[]) => void
}

/** Returns the keyboard shortcuts of a list: moving, selecting, its actions, search, filters, views, and undo. [WORK-003] */
export function listShortcuts<Row extends ListRow>(page: ListPageState<Row>): Shortcut[] {
  const { list, data, table } = page
  const ids = data.rows.map(({ id }) => id)
  const select = (id: string | undefined, value?: boolean) => {
    if (id === undefined) return false
    table.getRow(id).toggleSelected(value)
    return true
  }
  const extend = () => select(focusedRow(), true) && moveToRow(ids, 1) && select(focusedRow(), true)
  const words = keysTexts
  const actions = forRole(list.actions, data.role)
  const selecting = [
    { key: 'x', shown: ['X'], label: words.select, run: () => select(focusedRow()) },
    { key: 'J', shown: ['⇧', 'J'], label: words.extend, run: extend },
    ...actions.map((action) => ({
      key: action.key.toLowerCase(),
      shown: [action.key],
      label: action.label,
      run: () => run(page, action),
    })),
    { key: 'u', shown: ['U'], label: words.undo, run: () => press(undoButtonId) },
  ]
  const create = createFor(list, data.role)
  return [
    ...rowShortcuts(ids, page.preview.isOn ? page.preview.id : undefined),
    ...(actions.length > 0 ? selecting : []),
    ...(create ? [{ key: 'n', shown: ['N'], label: create.label, run: () => press(createLinkId) }] : []),
    ...(isEmptyList(data) ? [] : toolShortcuts(page)),
  ]
}

/** Returns the shortcuts of the tools of a list: its search, filters, views, order, columns, export, and preview. */
function toolShortcuts<Row extends ListRow>({ list, data, preview }: ListPageState<Row>): Shortcut[] {
  const words = keysTexts
  return [
    ...(list.search === undefined
      ? []
      : [{ key: '/', shown: ['/'], label: words.search, run: () => document.getElementById(searchFieldId)?.focus() }]),
    ...(forRole(list.filters, data.role).length > 0
      ? [{ key: 'f', shown: ['F'], label: words.filter, run: () => openMenu(filterMenuId) }]
      : []),
    { key: 'v', shown: ['V'], label: words.views, run: () => openMenu(saveViewMenuId) },
    command(listsTexts.sort, () => openMenu(toolIds.sort)),
    command(listsTexts.columns, () => openMenu(toolIds.columns)),
    command(listsTexts.export, () => press(toolIds.export)),
    ...(preview.hasRoom
      ? [{ key: ' ', shown: ['Space'], label: words.preview, run: () => togglePreview(preview) }]
      : []),
  ]
}

/** Something that the palette offers, and no key does. */
const command = (label: string, run: () => boolean): Shortcut => ({
  key: `command ${label}`,
  shown: [],
  label,
  isCommand: true,
  run,
})

/** Shows the current row next to the list, or only the list. */
function togglePreview({ isOn, show }: ListPageState<ListRow>['preview']): boolean {
  if (isOn) return press(previewSwitchId)
  show(focusedRow() ?? firstRow)
  return true
}

/** Does an action with the selected rows, or with the current one. For an action with options, opens them. */
function run<Row extends ListRow>({ table, data, preview, act }: ListPageState<Row>, action: ListAction<Row>): boolean {
  const shown = preview.isOn ? preview.id : undefined
  const selected = table.getSelectedRowIds()
  const current = focusedRow() ?? shown
  const ids = selected.length > 0 ? selected : current === undefined ? [] : [current]
  const rows = data.rows.filter(({ id }) => ids.includes(id))
  const usable = rows.filter((row) => action.isFor?.(row) ?? true)
  if (usable.length === 0) return false
  if (!hasOptions(action)) {
    act(
      action,
      usable.map(({ id }) => id),
    )
    return true
  }
  if (selected.length === 0 && current === shown) return openMenu(previewMenuId(action.name))
  if (selected.length === 0) for (const { id } of usable) table.getRow(id).toggleSelected(true)
  openOnceVisible(actionMenuId(action.name))
  return true
}

const mostFrames = 60

/** Opens a menu now, or once its bar appears with the selection, so its first choice can take the focus. */
function openOnceVisible(id: string, frame = 0): void {
  openMenu(id)
  const hasFocus = document.getElementById(id)?.contains(document.activeElement) === true
  if (!hasFocus && frame < mostFrames) requestAnimationFrame(() => openOnceVisible(id, frame + 1))
}
