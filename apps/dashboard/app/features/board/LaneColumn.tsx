import { TextLink } from '@pkg/ui'
import { useEffect, useId, useRef } from 'react'
import { useDrop } from 'react-aria/useDrop'
import type { ListRow } from '~/features/lists'
import { boardTexts } from './texts'
import { type Board, type BoardData, canMoveTo, type Lane } from './board'
import { BoardCard, cardType } from './BoardCard'
import * as styles from './LaneColumn.css'
import type { BoardState } from './use-board'

const words = boardTexts

export interface LaneColumnProps<Row extends ListRow> {
  board: Board<Row>
  data: BoardData<Row>
  lane: Lane<Row>
  state: BoardState<Row>
}

/** A lane of a board with its cards. Cards are dropped anywhere into it. */
export function LaneColumn<Row extends ListRow>({ board, data, lane, state }: LaneColumnProps<Row>) {
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const { lifted, move } = state
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(cardType) && canMoveTo(board, lane.value) ? 'move' : 'cancel'),
    onDrop({ items }) {
      const [item] = items
      if (item?.kind === 'text') void item.getText(cardType).then((id) => move(id, lane.value))
    },
  })
  const isTarget = lifted?.to === lane.value
  useEffect(() => {
    if (isTarget) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isTarget])
  const isLiftedHere = isTarget && !lane.rows.some((row) => row.id === lifted.id)
  const label = board.lanes.find(({ value }) => value === lane.value)?.label
  const hidden = lane.total - lane.rows.length
  return (
    <section
      ref={ref}
      {...dropProps}
      className={styles.lanes[isDropTarget || isTarget ? 'target' : 'calm']}
      aria-labelledby={id}
    >
      <h2 className={styles.head} id={id}>
        {label} <span className={styles.count}>{lane.total.toLocaleString('en-US')}</span>
      </h2>
      {isLiftedHere && <p className={styles.slot}>{words.dropHere}</p>}
      <ul className={styles.cards}>
        {lane.rows.map((row) => (
          <li key={row.id}>
            <BoardCard
              board={board}
              data={data}
              lane={lane}
              row={row}
              isLifted={lifted?.id === row.id}
              isAway={lifted?.id === row.id && lifted.to !== lane.value}
            />
          </li>
        ))}
      </ul>
      {lane.rows.length === 0 && !isLiftedHere && <p className={styles.none}>{words.none}</p>}
      {hidden > 0 && (
        <TextLink href={board.hrefOfLane(lane.value, data.state)} standalone>
          {words.more(hidden)}
        </TextLink>
      )}
    </section>
  )
}
