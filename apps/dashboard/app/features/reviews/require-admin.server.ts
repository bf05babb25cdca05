import { errorPage } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { requireStaff } from '~/site/server/staff'

/** Waits until it's known that an admin is signed in. @throws The error page with 403 for other staff [DASH-017, ROLE-010] */
export async function requireAdmin(request: Request, context: AppLoadContext): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
}
