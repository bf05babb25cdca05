import { ButtonLink, chevronDownIcon, chevronUpIcon, IconButton, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { listsTexts } from './texts'
import { ActionButtons } from './ActionButtons'
import { forRole, type List, type ListRow } from './list'
import type { ListData } from './list-data'
import { firstRow } from './list-url'
import * as styles from './Preview.css'
import type { PreviewState } from './use-preview'

const words = listsTexts.preview

/** The id of the menu of an action's options for the row next to the list. */
export const previewMenuId = (action: string) => `preview-action-${action}`

export interface PreviewProps<Row extends ListRow> {
  list: List<Row>
  data: ListData<Row>
  preview: PreviewState
  /** What the area shows of the row. */
  children: ReactNode
}

/** One row next to its list: its place, the rows around it, what can be done with it, and what the area shows of it. [WORK-003] */
export function Preview<Row extends ListRow>({ list, data, preview, children }: PreviewProps<Row>) {
  const { id, index, before, after, show } = preview
  const { state, rows, total, pageSize } = data
  const href = rows[index]?.href
  return (
    <aside className={styles.pane} aria-label={words.title}>
      <div className={styles.head}>
        <Text size="small" tone="muted">
          {index >= 0 && words.place((state.page - 1) * pageSize + index + 1, total)}
        </Text>
        <IconButton
          icon={chevronUpIcon}
          label={words.before}
          disabled={before === undefined}
          onClick={() => before !== undefined && show(before)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={words.after}
          disabled={after === undefined}
          onClick={() => after !== undefined && show(after)}
        />
        {href !== undefined && (
          <ButtonLink href={href} variant="neutral" size="small">
            {words.open}
            <ShortcutKey>↵</ShortcutKey>
          </ButtonLink>
        )}
      </div>
      {id === undefined ? (
        <Text size="small">{words.none}</Text>
      ) : (
        <>
          <PreviewActions key={id} list={list} data={data} id={id} next={after ?? before ?? firstRow} />
          {children}
        </>
      )}
    </aside>
  )
}

interface PreviewActionsProps<Row extends ListRow> extends Pick<PreviewProps<Row>, 'list' | 'data'> {
  id: string
  /** The row that follows once something was done with this one. */
  next: string
}

/** What can be done with the row. Then the next one is shown. */
function PreviewActions<Row extends ListRow>({
  list,
  data: { role, rows, options },
  id,
  next,
}: PreviewActionsProps<Row>) {
  const row = rows.find((one) => one.id === id)
  const actions = forRole(list.actions, role).filter(({ isFor }) => row === undefined || (isFor?.(row) ?? true))
  if (actions.length === 0) return null
  return (
    <Form method="post" className={styles.actions} preventScrollReset>
      <input type="hidden" name="next" value={next} />
      <ActionButtons actions={actions} options={options} menuIdOf={previewMenuId} id={id} />
    </Form>
  )
}
