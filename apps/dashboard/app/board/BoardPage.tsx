import { Button, ButtonLink, listIcon, searchIcon, Stack, TextField, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { FilterBar } from '~/lists/FilterBar'
import { HiddenState } from '~/lists/HiddenState'
import type { ListRow } from '~/lists/list'
import * as listStyles from '~/lists/ListPage.css'
import { OutcomeNotice } from '~/lists/ListMessages'
import { searchFieldId } from '~/lists/list-shortcuts'
import { fromTheStart } from '~/lists/list-url'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { texts } from '~/texts'
import type { Board, BoardData } from './board'
import * as styles from './BoardPage.css'
import { LaneColumn } from './LaneColumn'
import { ReasonDialog } from './ReasonDialog'
import { useBoard } from './use-board'

const words = texts.board

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
  const asked = data.lanes.flatMap(({ rows }) => rows).find(({ id }) => id === state.asked)
  return (
    <Stack gap={16}>
      <PageTitle title={list.title}>
        <Form method="get" className={listStyles.search} role="search" aria-label={list.title}>
          <HiddenState state={{ ...fromTheStart(data.state), term: '' }} />
          <TextField
            key={data.state.term}
            id={searchFieldId}
            label={list.search ?? texts.lists.find}
            name="q"
            type="search"
            icon={searchIcon}
            defaultValue={data.state.term}
            maxLength={80}
          />
          <Button type="submit">{texts.lists.find}</Button>
        </Form>
      </PageTitle>
      <SavedNotice />
      <OutcomeNotice outcome={data.outcome} />
      <div className={listStyles.tools}>
        <FilterBar list={list} data={data} />
        <span className={styles.end}>
          <ButtonLink href={listHref} icon={listIcon} variant="neutral" size="small">
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
      <div className={styles.lanes}>
        {state.lanes.map((lane) => (
          <LaneColumn key={lane.value} board={board} data={data} lane={lane} state={state} />
        ))}
      </div>
      {board.withReason && (
        <ReasonDialog
          board={board}
          data={data}
          action={board.withReason.action}
          row={asked}
          onClose={state.cancelReason}
        />
      )}
    </Stack>
  )
}
