import { unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'

/** Returns whether the people with a role are one team. Providers and real estate agents work for companies that don't know one another. [ROLE-010] */
export const hasTeam = ({ role }: Pick<Person, 'role'>): boolean => role === 'agent' || role === 'admin'

/** Checks what a person shares with a team. @throws {HttpError} 422 if they have none */
export function requireTeam(person: Pick<Person, 'role'>, { sharedWith }: { readonly [name: string]: unknown }): void {
  if (sharedWith !== 'team' || hasTeam(person)) return
  const detail = 'Providers and real estate agents save this for themselves. Send me instead of team'
  throw unprocessable([{ detail, source: { pointer: '/data/attributes/sharedWith' } }])
}
