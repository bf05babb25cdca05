import type { Client } from '@pkg/api-client'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import type { RecordItem } from '~/features/records'
import { type MergeKind, mergeLines } from './merge-kind'

/** Returns the loader of a page with two records side by side. @throws The error page with 403 for other roles, and 404 */
export const mergeLoader =
  <Item extends RecordItem & { name: string }>(
    kind: MergeKind<Item>,
    get: (api: Client, id: string) => Promise<Item>,
  ) =>
  async ({ request, context, params: { id = '', other = '' } }: LoaderFunctionArgs) => {
    await requireRole(kind.roles, { request, context })
    const api = apiFor(request, context)
    const [kept, merged] = await requireResponse(request, Promise.all([get(api, id), get(api, other)]))
    return { id, other, name: kept.name, lines: mergeLines(kind, kept, merged) }
  }

/** A merge that a person decided on. */
interface DecidedMerge<Field extends string> {
  keepId: string
  mergeId: string
  take: Field[]
}

/** Returns the action of that page: it merges the records, and leads to the one that stays. `fields` are those of which the duplicate’s values can be used. */
export const mergeAction =
  <Item extends RecordItem & { name: string }, Field extends string>(
    kind: MergeKind<Item>,
    fields: readonly Field[],
    merge: (api: Client, decided: DecidedMerge<Field>) => Promise<unknown>,
  ) =>
  async ({ request, context, params: { id = '', other = '' } }: ActionFunctionArgs) => {
    await requireRole(kind.roles, { request, context })
    const chosen = (await request.formData()).getAll('take')
    const take = fields.filter((field) => chosen.includes(field))
    await requireResponse(request, merge(apiFor(request, context), { keepId: id, mergeId: other, take }))
    return redirect(`/${kind.area}/${id}?done=merge`)
  }

async function requireRole(
  roles: readonly string[],
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (!roles.includes(role)) throw errorPage('forbidden', 403)
}
