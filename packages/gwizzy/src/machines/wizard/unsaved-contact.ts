import { buildContact } from '../../answers/user-action'
import type { WizardContext } from '../wizard-context'

/** Returns whether the contact must be sent: a visitor's, with a way to reach them, that the server doesn't have yet. [VAL-020, VAL-021] */
export function needsUser({ visitor, answers, internals, services }: WizardContext): boolean {
  const contact = buildContact(answers)
  if (visitor !== undefined || services.createOrUpdateUser === undefined) return false
  if (contact.phone === undefined && contact.email === undefined) return false
  return JSON.stringify(contact) !== JSON.stringify(internals.savedContact)
}
