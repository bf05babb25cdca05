import { ApiError, type Client, type Family } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { formerFamily, type FormerFamily } from '~/features/families'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'

type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/**
 * Returns a family, or why the person no longer sees it.
 *
 * @throws The same error page for a family that the person never saw as for one that doesn't exist. [TRUST-004, ROLE-010]
 */
export async function loadFamilyOrFormer(
  args: LoadArgs,
  api: Client,
  id: string,
): Promise<{ family: Family } | { former: FormerFamily }> {
  const found = api.clients.get({ id })
  const family = await requireResponse(args.request, found.catch(unlessMissing))
  if (family) return { family }
  const former = await loadFormer(args, api, id)
  return former ? { former } : { family: await requireResponse(args.request, found) }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

async function loadFormer({ request, context }: LoadArgs, api: Client, id: string): Promise<FormerFamily | undefined> {
  const { role } = await requireStaff(request, context)
  // Admins see every family that exists.
  if (role === 'admin' || !isUuid(id)) return undefined
  const filter = { 'filter[client]': id, 'page-size': 100 }
  const [releases, offers] = await Promise.all([
    requireResponse(request, api.releases.list(filter)),
    role === 'agent' ? requireResponse(request, api.offers.list(filter)) : undefined,
  ])
  return formerFamily(releases.items, offers?.items ?? [], requestClock(request))
}
