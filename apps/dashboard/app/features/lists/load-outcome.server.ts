import { ApiError, type BulkAction } from '@pkg/api-client'
import { formatCalendarDay, formatMoment, formatTime, type RequestClock } from '~/site/server/times'
import { listsTexts } from './texts'
import { actionOf, optionsOf } from './action-choice'
import type { ListAction, ListRow } from './list'
import type { ListOutcome } from './list-data'
import type { ListNeeds } from './list-needs.server'

const words = listsTexts.outcome

/** Loads what the action did that the URL names, in words. A link to someone else's action, or to an old one, says nothing. [WORK-003] */
export async function loadOutcome<Row extends ListRow>(needs: ListNeeds<Row>): Promise<ListOutcome | undefined> {
  const id = new URL(needs.request.url).searchParams.get('done')
  if (!id) return undefined
  const done = await needs.api.bulkActions.get({ id }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  return done && { ...outcomeOf(done, needs.clock), text: wordsFor(done, needs) }
}

function outcomeOf({ id, status, problems, undoUntil }: BulkAction, clock: RequestClock): Omit<ListOutcome, 'text'> {
  return {
    id,
    problems: [...new Set(problems.map(({ detail }) => detail))],
    isRunning: status === 'running' || status === 'undoing',
    undoUntil: undoUntil === undefined ? undefined : formatTime(undoUntil, clock),
  }
}

function wordsFor<Row extends ListRow>(done: BulkAction, needs: ListNeeds<Row>): string {
  const { status, total, waiting, changed, undone, kept, failed } = done
  if (status === 'running') return words.running(total - waiting, total)
  if (status === 'undoing') return words.undoing
  if (status === 'undone') return words.undone(undone, kept)
  if (changed === 0) return failed > 0 ? words.failed(failed) : words.unchanged
  const found = actionOf(needs.list, done.changes)
  const text = found
    ? found.action.done(changed, optionWords(found.action, found.value, needs))
    : words.changed(changed)
  return failed > 0 ? `${text}. ${words.failed(failed)}` : text
}

function optionWords<Row extends ListRow>(
  action: ListAction<Row>,
  value: string,
  { options, clock }: ListNeeds<Row>,
): string {
  const { options: source } = action.changes
  if (source === 'later') return formatMoment(value, clock).text
  if (source === 'days') return formatCalendarDay(value)
  return optionsOf(action, options).find((option) => option.value === value)?.label ?? value
}
