import type { User } from '@pkg/api-client'

/** Tells whoever listens on this page who is signed in: by id and role, never by name, address or number. [AUTH-010, CLIENT-008] */
export function identify({ id, role }: Pick<User, 'id' | 'role'>): void {
  window.dispatchEvent(new CustomEvent('hearthway:identify', { detail: { userId: id, role } }))
}
