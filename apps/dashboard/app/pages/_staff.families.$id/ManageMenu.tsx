import type { ReactNode } from 'react'
import { Menu } from '~/parts/Menu/Menu'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { WorkForm } from './WorkForm'

/** The element IDs of the menus, which keys open. */
export const manageMenuIds = { assign: 'family-assign', pause: 'family-pause', close: 'family-close' }

export interface ManageMenuProps {
  intent: keyof typeof manageMenuIds
  label: string
  /** The label of the button that sends the form. */
  button: string
  /** The key that opens the menu. */
  shortcut?: string
  /** How often the family was changed. */
  version: number
  rejected: RejectedForm | undefined
  children: ReactNode
}

/** A menu with a form that moves the family elsewhere. It's open while the form has something to correct. */
export function ManageMenu({ intent, label, button, shortcut, version, rejected, children }: ManageMenuProps) {
  return (
    <Menu id={manageMenuIds[intent]} label={label} shortcut={shortcut} opens="down-end" isOpen={rejected !== undefined}>
      <WorkForm intent={intent} button={button} rejected={rejected}>
        <input type="hidden" name="version" value={version} />
        {children}
      </WorkForm>
    </Menu>
  )
}
