import type { SuggestedEdit } from '@pkg/api-client'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { editedFields } from '~/features/communities'
import { suggestedEditsTexts as words } from '~/features/suggested-edits'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { formatMoment } from '~/site/server/times'

/** The most edits among which J and K move. */
const mostAround = 100

/** Reads who asks for which suggested edit. @throws The error page with 403 for other roles */
export async function startEdit({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin' && role !== 'provider') throw errorPage('forbidden', 403)
  return { request, api: apiFor(request, context), role, id }
}

/** Returns the edits that wait, oldest first. */
export const listWaiting = async ({ api }: Pick<Awaited<ReturnType<typeof startEdit>>, 'api'>) =>
  (await api.suggestedEdits.list({ 'filter[status]': 'pending', sort: 'createdAt', 'page-size': mostAround })).items

/** Loads a suggested edit field by field, and which edits come before and after it. [API-023, DASH-010] */
export async function loadEdit(sent: LoaderFunctionArgs) {
  const call = await startEdit(sent)
  const { request, api, id, role } = call
  const [edit, waiting] = await requireResponse(
    request,
    Promise.all([api.suggestedEdits.get({ id }), listWaiting(call)]),
  )
  const { bundleId } = edit
  const bundle = bundleId ? await requireResponse(request, listBundle(call, bundleId)) : []
  const clock = requestClock(request)
  const place = waiting.findIndex((each) => each.id === id)
  return {
    id,
    communityId: edit.communityId,
    communityName: edit.communityName,
    canDecide: role === 'admin' && edit.status === 'pending',
    status: edit.status,
    author: edit.author || words.noAuthor,
    sent: formatMoment(edit.createdAt, clock),
    note: edit.note,
    reason: edit.reason,
    fields: fieldsOf(edit),
    bundle: bundle.map(bundledEdit),
    position: place < 0 ? undefined : words.position(place + 1, waiting.length),
    previous: waiting[place - 1]?.id,
    next: waiting[place < 0 ? 0 : place + 1]?.id,
  }
}

/** Returns the edits of a set-up, in the order of its steps. [DASH-011] */
const listBundle = async ({ api }: Pick<Awaited<ReturnType<typeof startEdit>>, 'api'>, bundleId: string) =>
  (await api.suggestedEdits.list({ 'filter[bundleId]': bundleId, sort: 'createdAt', 'page-size': 20 })).items

/** An edit of a set-up in the list of all of them. */
const bundledEdit = (edit: SuggestedEdit) => ({
  id: edit.id,
  status: edit.status,
  name: editedFields(edit)
    .map(({ label }) => label)
    .join(', '),
})

/** What an edit changes, and what was decided about each field. */
const fieldsOf = (edit: SuggestedEdit) =>
  editedFields(edit).map((field) => ({ ...field, isApproved: isApproved(edit, field.name) }))

const isApproved = ({ status, approvedFields }: SuggestedEdit, name: string): boolean | undefined =>
  status === 'pending' ? undefined : status === 'approved' && (approvedFields?.includes(name) ?? true)
