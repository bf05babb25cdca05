import { useNavigate, useNavigation, useSubmit } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { intentValue, type ListRow, parseIntent } from '~/features/lists'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { type Board, type BoardData, canMoveTo, isMovable, type Lane } from './board'
import { boardKeys, focusCard, type LiftedCard } from './board-keys'
import { laneWith, moveCard } from './move-card'

/** The state of a board. */
export interface BoardState<Row extends ListRow> {
  /** The lanes with a card that is being moved already in its new one. */
  lanes: Lane<Row>[]
  lifted: LiftedCard | undefined
  /** The card that goes into a lane that needs a reason, and the action that asks for it. */
  needsReason: { id: string; action: string } | undefined
  /** What screen readers hear. */
  announcement: string
  move: (id: string, to: string) => void
  cancelReason: () => void
  shortcuts: Shortcut[]
}

/** Returns the state of a board: its lanes, the card that was picked up, and what moves cards. [WORK-003] */
export function useBoard<Row extends ListRow>(board: Board<Row>, data: BoardData<Row>): BoardState<Row> {
  const [lifted, setLifted] = useState<LiftedCard>()
  const [needsReason, setNeedsReason] = useState<BoardState<Row>['needsReason']>()
  const [announcement, setAnnouncement] = useState('')
  const lanes = useOptimisticLanes(board, data)
  const submit = useSubmit()
  const navigate = useNavigate()
  const canMove = useCallback(
    (id: string) => lanes.some(({ rows }) => rows.some((row) => row.id === id && isMovable(board, row, data.role))),
    [board, lanes, data.role],
  )
  const move = useCallback(
    (id: string, to: string) => {
      if (laneWith(lanes, id) === to || !canMoveTo(board, to) || !canMove(id)) return
      const closing = board.withReason?.find(({ lane }) => lane === to)
      if (closing) return setNeedsReason({ id, action: closing.action })
      if (board.withPage?.lane === to) return navigate(board.withPage.href(id))
      const form = new FormData()
      form.set('do', intentValue({ action: board.move, option: to, id }))
      submit(form, { method: 'post', preventScrollReset: true })
    },
    [board, lanes, canMove, submit, navigate],
  )
  useFocusAfterMove(data.outcome?.id)
  const shortcuts = useMemo(
    () =>
      boardKeys({
        board,
        lanes,
        lifted,
        canMove,
        move,
        setLifted(card, said) {
          setLifted(card)
          setAnnouncement(said)
        },
      }),
    [board, lanes, lifted, canMove, move],
  )
  return { lanes, lifted, needsReason, announcement, move, cancelReason: () => setNeedsReason(undefined), shortcuts }
}

/** Returns the lanes with the card that is being moved already in its new one. */
function useOptimisticLanes<Row extends ListRow>({ move }: Board<Row>, { lanes }: BoardData<Row>): Lane<Row>[] {
  const sent = parseIntent(useNavigation().formData?.get('do'))
  const id = sent?.action === move ? sent.id : undefined
  const to = sent?.option ?? ''
  return useMemo(() => (id === undefined ? lanes : moveCard(lanes, id, to)), [lanes, id, to])
}

/** Focuses a card that moved to another lane, where its element is a new one. */
function useFocusAfterMove(outcome: string | undefined) {
  const sent = parseIntent(useNavigation().formData?.get('do'))?.id
  const [moved, setMoved] = useState<string>()
  if (sent !== undefined && sent !== moved) setMoved(sent)
  useEffect(() => {
    if (outcome !== undefined && document.activeElement === document.body) focusCard(moved)
  }, [outcome, moved])
}
