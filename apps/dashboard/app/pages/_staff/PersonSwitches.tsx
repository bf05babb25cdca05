import { LightSwitch } from './LightSwitch'
import type { ShellPerson } from './shell-person'
import { WorkingRole } from './WorkingRole'

/** What a person can switch for themselves: new families, and which of several roles they work in. An admin who views the page can't. */
export function PersonSwitches({ person: { role, roles, isViewed, isAccepting } }: { person: ShellPerson }) {
  if (isViewed) return null
  return (
    <>
      {isAccepting !== undefined && <LightSwitch isOn={isAccepting} role={role} />}
      {roles.length > 1 && <WorkingRole role={role} roles={roles} />}
    </>
  )
}
