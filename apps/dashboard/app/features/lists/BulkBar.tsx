import { closeIcon, IconButton } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { listsTexts } from './texts'
import { ActionButtons } from './ActionButtons'
import * as styles from './BulkBar.css'
import { formId } from './form-id'
import { forRole, type List, type ListRow } from './list'
import type { ListData } from './list-data'
import type { ListTableState } from './use-list-table'

const words = listsTexts

/** The id of the menu of an action's options. */
export const actionMenuId = (action: string) => `list-action-${action}`

export interface BulkBarProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  table: ListTableState<Row>
}

/**
 * What can be done with the selected rows, or with all that match. It appears once a row is selected, also without scripts: the checkboxes belong to
 * its form. [WORK-003]
 */
export function BulkBar<Row extends ListRow>({ list, data, table }: BulkBarProps<Row>) {
  const { role, total, options } = data
  const actions = forRole(list.actions, role)
  const count = table.getSelectedRowIds().length
  if (actions.length === 0) return null
  return (
    <Form id={formId} method="post" className={styles.bar} aria-label={words.actions} preventScrollReset>
      <input type="hidden" name="total" value={total} />
      <span className={styles.count} role="status">
        {count > 0 && words.selected(count)}
      </span>
      <label className={styles.all}>
        <input type="checkbox" name="all" className={styles.box} />
        {words.selectMatching(total)}
      </label>
      <ActionButtons actions={actions} options={options} menuIdOf={actionMenuId} opens="up" />
      <IconButton icon={closeIcon} label={words.clearSelection} onClick={() => table.resetRowSelection(true)} />
    </Form>
  )
}
