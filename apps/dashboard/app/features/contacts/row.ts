import type { Contact } from '@pkg/api-client'
import { contactRoleLabel, formatPhone } from '@pkg/domain'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'

/** A row of the contacts. */
export interface ContactRow extends Pick<Contact, 'id' | 'name' | 'jobTitle' | 'email' | 'hasLeft'> {
  href: string
  role?: string | undefined
  works: string
  place?: string | undefined
  phone?: string | undefined
  /** What a phone dials. Business numbers aren’t masked. */
  phoneHref?: string | undefined
  lastTalk?: Moment | undefined
  since: Moment
}

/** Returns the row of a contact. [DASH-014] */
export const contactRow = (contact: Contact, clock: RequestClock): ContactRow => {
  const { id, name, role, jobTitle, email, phone, hasLeft } = contact
  return {
    id,
    name,
    href: `/contacts/${id}`,
    role: role && contactRoleLabel(role),
    jobTitle,
    works: contact.communityName ?? contact.organizationName ?? '',
    place: contact.communityName ? contact.communityPlace : undefined,
    email,
    phone: phone && formatPhone(phone),
    phoneHref: phone && telHref(phone),
    hasLeft,
    lastTalk: contact.lastTalkAt === undefined ? undefined : formatAge(contact.lastTalkAt, clock),
    since: formatMoment(contact.createdAt, clock),
  }
}

/** Returns the link that dials a stored number. An extension follows after a pause. */
export const telHref = (phone: string): string => `tel:${phone.replace(/;(?:ext=)?/, ',')}`
