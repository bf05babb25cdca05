import { Icon, moreIcon, VisuallyHidden } from '@pkg/ui'
import { Form, Link } from '@remix-run/react'
import { useRef } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { closeOnEscape } from '~/parts/Menu/Menu'
import { intentValue, type ListRow, optionsOf, RowTitle } from '~/features/lists'
import { boardTexts } from './texts'
import { type Board, type BoardData, canMoveTo, cardActions, isMovable, type Lane } from './board'
import * as styles from './BoardCard.css'
import { moveMenuId } from './board-keys'

const words = boardTexts

/** The type of what is dragged from lane to lane. Its text is the id of a card. */
export const cardType = 'application/x-board-card'

export interface BoardCardProps<Row extends ListRow> {
  board: Board<Row>
  data: BoardData<Row>
  lane: Lane<Row>
  row: Row
  isLifted: boolean
  /** Whether it would drop into another lane. */
  isAway: boolean
}

/** A card of a board: its name, what the area shows below, and a menu that moves it, if the person may, which works without scripts and without dragging. */
export function BoardCard<Row extends ListRow>({ board, data, lane, row, isLifted, isAway }: BoardCardProps<Row>) {
  const ref = useRef<HTMLElement>(null)
  const canMove = isMovable(board, row, data.role)
  const { dragProps, isDragging } = useDrag({
    isDisabled: !canMove,
    getItems: () => [{ [cardType]: row.id }],
    getAllowedDropOperations: () => ['move'],
    // The keys of the board move cards from lane to lane.
    hasDragButton: true,
  })
  const look = isAway || isDragging ? 'away' : isLifted ? 'lifted' : canMove ? 'calm' : 'fixed'
  return (
    <article ref={ref} {...dragProps} className={styles.cards[look]}>
      <span className={styles.name}>
        <RowTitle row={row} />
      </span>
      {board.card(row)}
      {canMove && <MoveMenu board={board} data={data} lane={lane} row={row} />}
    </article>
  )
}

function MoveMenu<Row extends ListRow>({ board, data, lane, row }: Omit<BoardCardProps<Row>, 'isLifted' | 'isAway'>) {
  const { withReason = [], withPage } = board
  const others = [lane.value, withPage?.lane, ...withReason.map((closing) => closing.lane)]
  const choices = board.lanes
    .filter(({ value }) => !others.includes(value) && canMoveTo(board, value))
    .map(({ value, label }) => ({ label, intent: intentValue({ action: board.move, option: value, id: row.id }) }))
  const actions = cardActions(board, row, data.role)
  const closings = withReason
    .filter((closing) => closing.lane !== lane.value)
    .flatMap(({ action }) => actions.find(({ name }) => name === action) ?? [])
  return (
    <details id={moveMenuId(row.id)} className={styles.menu} onKeyDown={closeOnEscape}>
      <summary className={styles.summary} title={words.move}>
        <Icon shape={moreIcon} />
        <VisuallyHidden>
          {words.move} {row.name}
        </VisuallyHidden>
      </summary>
      <Form method="post" className={styles.choices} preventScrollReset>
        {choices.map(({ label, intent }) => (
          <button key={intent} type="submit" name="do" value={intent} className={styles.choice}>
            {label}
          </button>
        ))}
        {withPage && lane.value !== withPage.lane && (
          <Link to={withPage.href(row.id)} className={styles.choice}>
            {board.lanes.find(({ value }) => value === withPage.lane)?.label}
          </Link>
        )}
        {closings.map((closing) => (
          <fieldset key={closing.name} className={styles.reasons}>
            <legend className={styles.reason}>{words.because(closing.label)}</legend>
            {optionsOf(closing, data.options).map(({ value, label }) => (
              <button
                key={value}
                type="submit"
                name="do"
                value={intentValue({ action: closing.name, option: value, id: row.id })}
                className={styles.choice}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ))}
      </Form>
    </details>
  )
}
