import { requireResponse } from '~/site/server/require-response'
import { listsTexts } from './texts'
import { chooseAction, optionsOf } from './action-choice'
import { apiQuery } from './api-query'
import type { ListRow } from './list'
import type { ListConfirmation } from './list-data'
import { parseIntent } from './list-intent'
import type { ListNeeds } from './list-needs.server'
import type { ListState } from './list-url'

const words = listsTexts.confirm

/** Loads what an action on all records of a list would do, for the person to confirm. [WORK-003] */
export async function loadConfirmation<Row extends ListRow>(
  { request, api, list, user, clock, options }: ListNeeds<Row>,
  state: ListState,
): Promise<ListConfirmation | undefined> {
  const intent = new URL(request.url).searchParams.get('confirm')
  const parsed = parseIntent(intent)
  const choice = parsed && chooseAction(list, user.role, parsed)
  if (!intent || !parsed || !choice) return undefined
  const { recordType } = list
  if (choice.action.runs) return { intent, text: words.runs, button: words.button(choice.action.label, undefined) }
  const query = String(new URLSearchParams(apiQuery(list, state, clock.zone)))
  const preview = await requireResponse(
    request,
    api.bulkActions.preview({ recordType, changes: choice.changes, query }),
  )
  const option = optionsOf(choice.action, options).find(({ value }) => value === parsed.option)
  return {
    intent,
    text: words.text(preview.total - preview.unchanged, preview.unchanged),
    button: words.button(choice.action.label, option?.label),
  }
}
