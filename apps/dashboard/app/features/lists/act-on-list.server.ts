import type { Client, Page } from '@pkg/api-client'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect, type TypedResponse } from '@remix-run/node'
import type { TSchema } from '@sinclair/typebox'
import { orNotSaved } from '~/site/outages/or-not-saved.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import type { StaffRole } from '~/site/staff/staff-roles'
import { readPicked } from '~/features/pickers'
import { readPickerField } from '~/features/pickers/index.server'
import { chooseAction, pickerName, pickerOf } from './action-choice'
import { apiQuery } from './api-query'
import type { List, ListRow } from './list'
import { intentValue, type ListIntent, parseIntent } from './list-intent'
import type { ListSource } from './list-source.server'
import { listQuery, listUrl, type ListState, parseListUrl } from './list-url'
import { readTypedTime, timesOf } from './typed-time'
import { listIds, runForEach } from './run-for-each.server'

/** The most records that an action changes without asking. */
const mostUnasked = 50

/**
 * Returns the action of a list's page: what the selected records, or all that match, are changed to, undoing it, and saved views. Goes back to the
 * page, which says what was done, or that nothing was while the API is down. [WORK-003, ERR-018]
 * @throws The error page with 400 for a form that the list doesn't have
 */
export function listAction<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
) {
  const act = async (args: ActionFunctionArgs) => {
    const sent = await readListForm(source.list, args)
    return (await changeView(sent)) ?? changeRows(source, sent)
  }
  return (args: ActionFunctionArgs) => orNotSaved(act(args))
}

/** A form of a list that was sent. */
interface SentListForm {
  request: Request
  api: Client
  role: StaffRole
  list: Pick<List<ListRow>, 'area'>
  /** What the list showed. */
  state: ListState
  form: FormData
  intent: ListIntent
  /** Goes back to the list, with the row next to it that follows. */
  back: (more: Record<string, string>) => TypedResponse<never>
}

async function readListForm<Row extends ListRow>(
  list: List<Row>,
  { request, context }: ActionFunctionArgs,
): Promise<SentListForm> {
  const { role } = await requireStaff(request, context)
  const state = parseListUrl(list, new URL(request.url).searchParams)
  const form = await request.formData()
  const intent = parseIntent(form.get('do'))
  if (!list.roles.includes(role) || !state || !intent) throw errorPage('bad-request', 400)
  // The row next to the list may leave it, so the form names the one that follows.
  const next = form.get('next')
  const open = state.open !== undefined && typeof next === 'string' ? next : state.open
  const back = (more: Record<string, string>) => redirect(pageUrl(list, { ...state, open }, more))
  return { request, api: apiFor(request, context), role, list, state, form, intent, back }
}

/** Undoes an action, or saves or deletes a view. Returns undefined for any other form. */
async function changeView({ request, api, list, state, form, intent, back }: SentListForm) {
  if (intent.action === 'undo') {
    const { id } = await requireResponse(request, api.bulkActions.undo({ id: intent.option }))
    return back({ done: id })
  }
  if (intent.action === 'save-view') {
    const name = String(form.get('name') ?? '').trim()
    const sharedWith = form.get('shared') === 'on' ? 'team' : 'me'
    if (name === '') return back({ view: 'unnamed' })
    const query = listQuery({ ...state, page: 1, open: undefined })
    await requireResponse(
      request,
      api.savedViews.create({ area: list.area, name: name.slice(0, 60), query, sharedWith }),
    )
    return back({})
  }
  if (intent.action !== 'delete-view') return undefined
  await requireResponse(request, api.savedViews.remove({ id: intent.option }))
  return back({})
}

/** Changes the selected rows, or all that match, or calls an endpoint for each. More rows than a few are confirmed first. */
async function changeRows<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
  { request, api, role, state, form, intent, back }: SentListForm,
) {
  const { list } = source
  const clock = requestClock(request)
  const times = typedTimes(list, intent)
  const read = times && readTypedTime(times, intent, form, clock)
  if (read && 'rejected' in read) return data(read.rejected, 422)
  const option = read ? read.option : await readOption(list, api, form, intent)
  if (option === undefined) return back({ none: 'option' })
  const choice = chooseAction(list, role, { ...intent, option })
  if (!choice) throw errorPage('bad-request', 400)
  const isAll = form.get('all') === 'on' && intent.id === undefined
  const ids = intent.id === undefined ? form.getAll('ids').map(String) : [intent.id]
  if (!isAll && ids.length === 0) return back({ none: 'selected' })
  if (isAll && Number(form.get('total')) > mostUnasked && form.get('confirmed') !== 'yes') {
    return back({ confirm: intentValue({ ...intent, option }) })
  }
  const query = apiQuery(list, state, clock.zone)
  const run = choice.action.runs && source.runs?.[choice.action.name]
  if (run) {
    const all = isAll ? await requireResponse(request, listIds(source, { api, clock, query })) : ids
    const runRow = (id: string) => run(api, id, option)
    return data({ ran: await requireResponse(request, runForEach(choice.action, runRow, all)) })
  }
  const { changes } = choice
  const rows = isAll ? { query: String(new URLSearchParams(query)) } : { ids }
  const { recordType } = list
  const done = await requireResponse(request, api.bulkActions.create({ recordType, changes, ...rows }))
  // A row that wasn't changed stays open, so the next key doesn't reach another one.
  if (done.failed > 0) return redirect(pageUrl(list, state, { done: done.id }))
  return back({ done: done.id })
}

/** Returns whether a day or a time was typed for an action, instead of one of its options. */
function typedTimes<Row extends ListRow>(
  { actions = [] }: Pick<List<Row>, 'actions'>,
  { action: name, option }: ListIntent,
) {
  const action = actions.find((known) => known.name === name)
  return action && option === '' ? timesOf(action) : undefined
}

/** Returns the option of an action: that of its button, or the one that was searched. Undefined if nothing was chosen in the search. [WORK-022] */
async function readOption<Row extends ListRow>(
  { actions = [] }: Pick<List<Row>, 'actions'>,
  api: Client,
  form: FormData,
  { action: name, option }: ListIntent,
): Promise<string | undefined> {
  const action = actions.find((known) => known.name === name)
  const source = action && pickerOf(action)
  if (!source || option !== '') return option
  const picker = { name: pickerName(name), source, isMany: false }
  const [picked = ''] = (await readPickerField(api, picker, form)).values
  return readPicked(picked)?.id
}

/** Returns the URL of a list that also says what was done. */
function pageUrl(list: { area: string }, state: ListState, more: Record<string, string>): string {
  const url = listUrl(list, state)
  const query = String(new URLSearchParams(more))
  if (query === '') return url
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}
