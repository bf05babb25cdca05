import type { Family } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { listMergedContacts } from './merge-store'

/** Returns the contact info that families merged into this one brought along, where it differs. Only for staff who revealed it. [API-029] */
export async function findOtherContacts(
  orm: Orm,
  { id, email, phone }: { id: string; email: string | null; phone: string | null },
): Promise<Pick<Family, 'otherContacts'>> {
  const contacts = (await listMergedContacts(orm, id)).flatMap((other) => {
    const contact = {
      ...(other.email && other.email !== email ? { email: other.email } : {}),
      ...(other.phone && other.phone !== phone ? { phone: other.phone } : {}),
    }
    return Object.keys(contact).length > 0 ? [contact] : []
  })
  return contacts.length > 0 ? { otherContacts: contacts } : {}
}
