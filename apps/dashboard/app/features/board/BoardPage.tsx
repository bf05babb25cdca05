import { ButtonLink, listIcon, Stack, VisuallyHidden } from '@pkg/ui'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { FilterBar, type ListRow, OutcomeNotice, SearchForm } from '~/features/lists'
import * as listStyles from '~/features/lists/ListPage.css'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { boardTexts } from './texts'
import type { Board, BoardData } from './board'
import * as styles from './BoardPage.css'
import { LaneColumn } from './LaneColumn'
import { ReasonDialog } from './ReasonDialog'
import { useBoard } from './use-board'

const words = boardTexts

export interface BoardPageProps<Row extends ListRow> {
  board: Board<Row>
  data: BoardData<Row>
  /** The page with the same records as a list. */
  listHref: string
}

/** The page of a board: search, filters, and lanes of cards that are moved by pointer, by keyboard, or by a menu. [WORK-003] */
export function BoardPage<Row extends ListRow>({ board, data, listHref }: BoardPageProps<Row>) {
  const { list } = board
  const state = useBoard(board, data)
  useShortcuts(state.shortcuts)
  // Without a card, nothing in the lanes takes the focus, and keys couldn’t scroll them.
  const isEmpty = state.lanes.every(({ rows }) => rows.length === 0)
  const closing = data.lanes.flatMap(({ rows }) => rows).find(({ id }) => id === state.needsReason?.id)
  return (
    <Stack gap={8}>
      <PageTitle title={list.title} />
      <SavedNotice />
      <OutcomeNotice outcome={data.outcome} />
      <div className={listStyles.tools}>
        <SearchForm list={list} state={data.state} />
        <FilterBar list={list} data={data} />
        <span className={styles.end}>
          <ButtonLink href={listHref} icon={listIcon} variant="quiet" size="small">
            {words.list}
          </ButtonLink>
        </span>
      </div>
      <div role="status">
        {state.lifted ? (
          <p className={styles.strip}>{state.announcement}</p>
        ) : (
          <VisuallyHidden>{state.announcement}</VisuallyHidden>
        )}
      </div>
      <div className={styles.lanes} {...(isEmpty && { tabIndex: 0, role: 'group', 'aria-label': list.title })}>
        {state.lanes.map((lane) => (
          <LaneColumn key={lane.value} board={board} data={data} lane={lane} state={state} />
        ))}
      </div>
      {board.withReason && (
        <ReasonDialog
          board={board}
          data={data}
          action={state.needsReason?.action}
          row={closing}
          onClose={state.cancelReason}
        />
      )}
    </Stack>
  )
}
