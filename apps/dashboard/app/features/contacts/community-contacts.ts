import type { Client, Contact } from '@pkg/api-client'
import { contactRoleLabel, formatPhone } from '@pkg/domain'
import { telHref } from './row'

/** The person to call at a community. */
export interface CommunityContact {
  name: string
  href: string
  job?: string | undefined
  phone?: string | undefined
  phoneHref?: string | undefined
  preference?: string | undefined
}

const most = 100

/**
 * Loads the person to call at each community, by the ID of the community: someone who works there, first of all with a phone number, and of these the one
 * who was called last. [DASH-014]
 */
export async function loadCommunityContacts(
  { contacts }: Pick<Client, 'contacts'>,
  communityIds: readonly string[],
): Promise<Record<string, CommunityContact>> {
  if (communityIds.length === 0) return {}
  const { items } = await contacts.list({
    'filter[communityId][in]': [...new Set(communityIds)].join(','),
    'filter[hasLeft]': 'false',
    sort: '-lastTalkAt',
    'page-size': most,
  })
  const chosen: Record<string, CommunityContact> = {}
  for (const contact of [...items.filter(({ phone }) => phone), ...items.filter(({ phone }) => !phone)]) {
    const { communityId } = contact
    if (communityId !== undefined) chosen[communityId] ??= toLine(contact)
  }
  return chosen
}

const toLine = ({ id, name, role, jobTitle, phone, preference }: Contact): CommunityContact => ({
  name,
  href: `/contacts/${id}`,
  job: jobTitle ?? (role && contactRoleLabel(role)),
  phone: phone && formatPhone(phone),
  phoneHref: phone && telHref(phone),
  preference,
})
