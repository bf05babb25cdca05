import type { User } from '@pkg/api-client'
import { redirect, type AppLoadContext } from '@remix-run/node'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { staffRoles, type StaffRole } from '~/site/staff/staff-roles'
import { requireResponse } from './require-response'
import { signInPath } from '~/site/sign-in-path'

/** A person who works on the dashboard. */
export type StaffUser = User & { role: StaffRole }

/** Returns whether an account has access to the dashboard: advisors, providers, real estate agents, and admins. [ROLE-010, DASH-001] */
export function isStaff(user: User): user is StaffUser {
  return staffRoles.some((role) => role === user.role)
}

/** Returns whether a role sees families only while they're shared with it. [TRUST-002] */
export const isRecipient = (role: StaffRole): boolean => role === 'provider' || role === 'real-estate-agent'

/**
 * Returns the staff member who is signed in.
 *
 * @throws A redirect to sign-in and back for everyone else. [ROLE-010]
 */
export async function requireStaff(request: Request, context: AppLoadContext): Promise<StaffUser> {
  const user = await requireResponse(request, apiFor(request, context).users.get({ id: 'me' }))
  if (!isStaff(user)) throw redirect(signInPath(request.url))
  return user
}

/**
 * Waits until it's known that an admin is signed in.
 *
 * @throws The error page with 403 for other staff. [ROLE-010]
 */
export async function requireAdmin(request: Request, context: AppLoadContext): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
}
