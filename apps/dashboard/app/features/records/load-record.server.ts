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
 * Returns the loader of a record’s page. `loadMore` loads what else the page shows, such as its lists. [WORK-025]
 * @throws The error page with 403 for other roles, and with 404 for a record that doesn’t exist or that the person doesn’t see
 */
export function recordLoader<Item extends RecordItem>(
  source: RecordSource<Item>,
): (sent: LoaderFunctionArgs) => Promise<LoadedRecord<Item>>
export function recordLoader<Item extends RecordItem, More extends object>(
  source: RecordSource<Item>,
  loadMore: (call: RecordCall, item: Item) => Promise<More>,
): (sent: LoaderFunctionArgs) => Promise<LoadedRecord<Item> & More>
export function recordLoader<Item extends RecordItem>(
  source: RecordSource<Item>,
  loadMore?: (call: RecordCall, item: Item) => Promise<object>,
) {
  return async (sent: LoaderFunctionArgs) => {
    const call = await startRecord(source, sent)
    const { request } = call
    const item = await requireResponse(request, source.load(call))
    const [changes, more] = await Promise.all([
      loadChanges(source.kind, call),
      loadMore && requireResponse(request, loadMore(call, item)),
    ])
    return { record: { item, role: call.user.role, changes }, ...more }
  }
}

interface LoadedRecord<Item extends RecordItem> {
  record: RecordData<Item>
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
