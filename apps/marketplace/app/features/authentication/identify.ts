import type { User } from '@pkg/api-client'

/** Announces who signed in to listeners on the page, by id and role only. [AUTH-010, CLIENT-008] */
export function identify({ id, role }: Pick<User, 'id' | 'role'>): void {
  window.dispatchEvent(new CustomEvent('hearthway:identify', { detail: { userId: id, role } }))
}
