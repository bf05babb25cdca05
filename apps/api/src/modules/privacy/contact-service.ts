import type { OwnContact } from '@pkg/api-client'
import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { countAttempt, limits } from '../../http/attempt-limits'
import { conflict, notFound } from '../../http/errors'
import { networkOf } from '../../http/network'
import { readContact, storedPhone } from '../contact'
import { searchText } from '../leads'
import { notify } from '../messaging'
import { addFamilyEvent, addSharedFields } from '../trust'
import { findGrantee } from './grant-service'
import { messagesIn } from './messages-in'
import { findContact, isEmailOfOther, lockOwnFamily, type RecordedContact, updateOwnFamily } from './owner-store'
import type { PrivacyDependencies } from './privacy-dependencies'
import { privacyTexts } from './texts'

/** Returns the contact info that a grant opens. @throws {HttpError} 404 after an erasure, or 410. [TRUST-016] */
export async function readOwnContact({ orm }: PrivacyDependencies, { grant }: { grant: string }): Promise<OwnContact> {
  const grantee = await findGrantee(orm, grant)
  const contact = await findContact(orm, grantee)
  if (!contact) throw notFound('contact', grant.slice(0, 4))
  return toOwnContact(contact, grantee.familyId !== null)
}

/**
 * Changes a family's name, email address, or phone number. What's missing in `change` stays. Tells the former address, and the advisor's dashboard.
 * @throws {HttpError} 404, 409 for an address of another family, 410, 422, or 429. [TRUST-016]
 */
export async function changeOwnContact(
  dependencies: PrivacyDependencies,
  { grant, ...change }: { grant: string; name?: string; email?: string; phone?: string },
  { networkAddress, reply }: { networkAddress: string; reply: FastifyReply },
): Promise<OwnContact> {
  const { orm, queue, settings } = dependencies
  const phone = change.phone && storedPhone(change.phone)
  const changes = { ...readContact(change), ...(phone ? { phone } : {}) }
  await countAttempt(dependencies, limits.addressesInUse, networkOf(networkAddress), reply)
  const changed = await orm.transaction(async (tx) => {
    const { familyId } = await findGrantee(tx, grant)
    const family = familyId ? await lockOwnFamily(tx, familyId) : undefined
    if (!family) throw notFound('family', grant.slice(0, 4))
    if (changes.email && (await isEmailOfOther(tx, changes.email, family.id))) {
      throw conflict('already-exists', 'This email address belongs to another request')
    }
    const contact = { name: family.name, email: family.email, phone: family.phone, ...changes }
    await updateOwnFamily(tx, family.id, { ...changes, search: searchText(contact.name, family.place) })
    await addSharedFields(tx, family.id)
    await addFamilyEvent(tx, {
      familyId: family.id,
      type: 'answers',
      text: privacyTexts.contactChanged,
      author: privacyTexts.family,
    })
    if (family.email) {
      const to = { familyId: family.id, recipient: family.email }
      await notify(tx, `contact:${randomUUID()}`, to, messagesIn(family.language).contactChanged(settings.brand))
    }
    await queue.add(tx, 'notify-dashboards', {
      familyId: family.id,
      ...(family.agentId ? { agentId: family.agentId } : {}),
    })
    return contact
  })
  queue.wake()
  return toOwnContact(changed, true)
}

function toOwnContact({ name, email, phone }: RecordedContact, canChange: boolean): OwnContact {
  return { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}), canChange }
}
