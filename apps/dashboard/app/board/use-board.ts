import { useNavigation, useSubmit } from '@remix-run/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListRow } from '~/lists/list'
import { intentValue, parseIntent } from '~/lists/list-intent'
import type { Shortcut } from '~/shortcuts/shortcut'
import type { Board, BoardData, Lane } from './board'
import { boardKeys, focusCard, type LiftedCard } from './board-keys'
import { laneWith, moveCard } from './move-card'

/** The state of a board. */
export interface BoardState<Row extends ListRow> {
  /** The lanes as they'll be once a move is saved. */
  lanes: Lane<Row>[]
  lifted: LiftedCard | undefined
  /** The card that goes into a lane that asks for a reason. */
  asked: string | undefined
  /** What screen readers hear. */
  announcement: string
  move: (id: string, to: string) => void
  cancelReason: () => void
  shortcuts: Shortcut[]
}

/** Returns the state of a board: its lanes, the card that was picked up, and what moves cards. [WORK-003] */
export function useBoard<Row extends ListRow>(board: Board<Row>, data: BoardData<Row>): BoardState<Row> {
  const [lifted, setLifted] = useState<LiftedCard>()
  const [asked, setAsked] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const lanes = useLanesSoon(board, data)
  const submit = useSubmit()
  const move = useCallback(
    (id: string, to: string) => {
      if (laneWith(data.lanes, id) === to) return
      if (board.withReason?.lane === to) return setAsked(id)
      const form = new FormData()
      form.set('do', intentValue({ action: board.move, option: to, id }))
      submit(form, { method: 'post', preventScrollReset: true })
    },
    [board, data.lanes, submit],
  )
  useFocusKept(lifted?.id, data.outcome?.id)
  const shortcuts = useMemo(
    () =>
      boardKeys({
        board,
        lanes,
        lifted,
        move,
        setLifted(card, said) {
          setLifted(card)
          setAnnouncement(said)
        },
      }),
    [board, lanes, lifted, move],
  )
  return { lanes, lifted, asked, announcement, move, cancelReason: () => setAsked(undefined), shortcuts }
}

/** Returns the lanes with the card that is being moved already in its new one. */
function useLanesSoon<Row extends ListRow>({ move }: Board<Row>, { lanes }: BoardData<Row>): Lane<Row>[] {
  const sent = parseIntent(useNavigation().formData?.get('do'))
  const id = sent?.action === move ? sent.id : undefined
  const to = sent?.option ?? ''
  return useMemo(() => (id === undefined ? lanes : moveCard(lanes, id, to)), [lanes, id, to])
}

/** Keeps the focus on a card that moved to another lane, where its element is a new one. */
function useFocusKept(lifted: string | undefined, outcome: string | undefined) {
  const [moved, setMoved] = useState<string>()
  if (lifted !== undefined && lifted !== moved) setMoved(lifted)
  useEffect(() => {
    if (outcome !== undefined && document.activeElement === document.body) focusCard(moved)
  }, [outcome, moved])
}
