import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import type { StaffRole } from '~/site/staff/staff-roles'
import { loadChanges, type RecordChanges } from './load-changes.server'
import type { RecordItem } from './record'
import type { RecordCall, RecordSource } from './record-source.server'

/** What the page of a record shows. */
export interface RecordData<Item extends RecordItem> {
  item: Item
  role: StaffRole
  /** What was changed, for those who may read it. */
  changes: RecordChanges | undefined
}

/**
 * Returns the loader of a record’s page. [WORK-025]
 * @throws The error page with 403 for other roles, and with 404 for a record that doesn’t exist or that the person doesn’t see
 */
export const recordLoader =
  <Item extends RecordItem>(source: RecordSource<Item>) =>
  async (sent: LoaderFunctionArgs) => {
    const call = await startRecord(source, sent)
    return { record: await loadRecord(source, call) }
  }

/** Returns the loader of a record’s page that shows more, such as lists. `loadMore` loads it once the person is known to see the record. */
export const recordLoaderWith =
  <Item extends RecordItem, More extends object>(
    source: RecordSource<Item>,
    loadMore: (call: RecordCall, item: Item) => Promise<More>,
  ) =>
  async (sent: LoaderFunctionArgs) => {
    const call = await startRecord(source, sent)
    const record = await loadRecord(source, call)
    const more = await requireResponse(call.request, loadMore(call, record.item))
    return { record, ...more }
  }

async function loadRecord<Item extends RecordItem>(
  source: RecordSource<Item>,
  call: RecordCall,
): Promise<RecordData<Item>> {
  const item = await requireResponse(call.request, source.load(call))
  return { item, role: call.user.role, changes: await loadChanges(source.kind, { ...call, id: item.id }) }
}

/** Reads who asks for which record. @throws The error page with 403 for other roles */
export async function startRecord<Item extends RecordItem>(
  { kind }: Pick<RecordSource<Item>, 'kind'>,
  { request, context, params }: LoaderFunctionArgs,
): Promise<RecordCall> {
  const user = await requireStaff(request, context)
  if (!kind.roles.includes(user.role)) throw errorPage('forbidden', 403)
  return { request, api: apiFor(request, context), user, clock: requestClock(request), id: params['id'] ?? '' }
}
