import type { User } from '@pkg/api-client'
import { redirect, type AppLoadContext } from '@remix-run/node'
import { apiFor } from '@pkg/remix-host/server'
import { requireResponse } from './require-response'

/** Returns whether an account has access to the dashboard, as advisors and admins do. [ROLE-010, DASH-001] */
export function isStaff({ role }: Pick<User, 'role'>): boolean {
  return role === 'agent' || role === 'admin'
}

/**
 * Returns the staff member who is signed in.
 *
 * @throws A redirect to sign-in for everyone else. [ROLE-010]
 */
export async function requireStaff(request: Request, context: AppLoadContext): Promise<User> {
  const user = await requireResponse(request, apiFor(request, context).users.get({ id: 'me' }))
  if (!isStaff(user)) throw redirect('/sign-in')
  return user
}
