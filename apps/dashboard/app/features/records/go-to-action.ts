import { press } from '~/features/lists'

/** The id of the button or the link of an action, and of its form. */
export const actionId = (name: string): string => `action-${name}`

/** What takes the focus in a form: its first field, or its button. */
export const firstControl = 'input:not([type="hidden"]), textarea, select, button'

/** Moves the focus to the form of an action if it's open. Otherwise opens the form, or does what needs none. [WORK-003] */
export function goToAction(name: string): void {
  const control = document.getElementById(actionId(name))?.querySelector<HTMLElement>(firstControl)
  if (control) control.focus()
  else press(actionId(name))
}
