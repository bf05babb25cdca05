import { Button, Dialog, Heading, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useState } from 'react'
import { forRole, intentValue, type ListRow, optionsOf } from '~/features/lists'
import { boardTexts } from './texts'
import type { Board, BoardData } from './board'

const words = boardTexts

export interface ReasonDialogProps<Row extends ListRow> {
  board: Board<Row>
  data: BoardData<Row>
  /** The action whose options are the reasons, or undefined while there is none. */
  action: string | undefined
  /** The card that was dropped, or undefined while there is none. */
  row: Row | undefined
  onClose: () => void
}

/** Asks why a card goes into a lane that needs a reason. Without one, it stays where it was. [WORK-007] */
export function ReasonDialog<Row extends ListRow>({
  board,
  data,
  action: asked,
  row,
  onClose,
}: ReasonDialogProps<Row>) {
  // The dialog is still there for a moment after it was closed.
  const [last, setLast] = useState({ row, asked })
  if (row && (row !== last.row || asked !== last.asked)) setLast({ row, asked })
  const action = forRole(board.list.actions, data.role).find(({ name }) => name === last.asked)
  if (!action || !last.row) return null
  const { id, name } = last.row
  const title = words.reasonTitle(name)
  return (
    <Dialog open={row !== undefined} onClose={onClose} label={title}>
      <Form method="post" preventScrollReset onSubmit={onClose}>
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          {optionsOf(action, data.options).map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="do"
              value={intentValue({ action: action.name, option: value, id })}
              variant="neutral"
              width="full"
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" width="full" onClick={onClose}>
            {words.cancel}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}
