import { ApiError, type Client } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { type StaffRole, staffRoles } from '~/site/staff/staff-roles'
import { personTexts } from './texts'
import { errorTexts } from '~/site/texts'
import type { RejectedRoles } from './person-view'
import { roleNames } from './role-names'

/** Saves the roles that a form has, unless someone else changed the account since. Returns what wasn't saved, and why. [WORK-001, WORK-005] */
export async function saveRoles(api: Client, id: string, form: FormData): Promise<RejectedRoles | undefined> {
  const role = staffRoles.find((name) => name === formText(form, 'role')) ?? 'provider'
  const otherRoles = staffRoles.filter((name) => name !== role && form.getAll('other').includes(name))
  const version = Number(formText(form, 'version'))
  const chosen = [role, ...otherRoles]
  try {
    await api.adminUsers.update({ id, role, otherRoles }, { ifMatch: version })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const now = error.status === 412 ? error.current : undefined
    if (now)
      return { roles: chosen, message: personTexts.changed(roleNames(rolesIn(now))), version: Number(now['version']) }
    const [problem] = error.errors
    if ((error.status !== 422 && error.status !== 409) || !problem) throw error
    return { roles: chosen, message: problem.detail ?? problem.title ?? errorTexts.notSaved, version }
  }
}

function rolesIn({ role, roles }: Record<string, unknown>): StaffRole[] {
  const names: unknown[] = Array.isArray(roles) ? roles : [role]
  return names.flatMap((name) => staffRoles.find((one) => one === name) ?? [])
}
