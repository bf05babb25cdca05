import type { BodyOf, endpoints, KnownFamilies } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { conflict, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { checkEmail, checkPhone, normalizeEmail, storedPhone } from '../../contact'
import { type FamilyRow, lockFamily } from './family-store'
import { type KnownFamilyRow, listKnownFamilies } from './known-family-store'

type NewFamily = BodyOf<typeof endpoints.marketplaceClients.create>

/** Returns contact info in its stored form. What can't exist is left out. */
const storedContact = ({ email, phone }: Pick<NewFamily, 'email' | 'phone'>) => ({
  email: email && normalizeEmail(email),
  phone: phone && storedPhone(phone),
})

/**
 * Returns the families that already have an email address or a phone number. Someone who may not contact one only learns that it exists, and who has it. Nothing is
 * saved. @throws {HttpError} 422 for invalid values [WORK-019, ROLE-010]
 */
export async function checkKnownFamilies(
  orm: Orm,
  contact: BodyOf<typeof endpoints.marketplaceClients.known>,
  person: Person,
): Promise<KnownFamilies> {
  const { email, phone } = contact
  const errors = [
    ...(email && !checkEmail(email).isValid
      ? [{ detail: 'Invalid email address', source: { pointer: '/data/email' } }]
      : []),
    ...(phone && !checkPhone(phone).isValid
      ? [{ detail: 'Invalid phone number', source: { pointer: '/data/phone' } }]
      : []),
  ]
  if (errors.length > 0) throw unprocessable(errors)
  const known = await listKnownFamilies(orm, storedContact(contact), person)
  return {
    families: known.map(({ reason, agentName, isSeen, id, name, stage, place }) => ({
      reason,
      ...(agentName ? { agentName } : {}),
      ...(isSeen ? { client: { id, name, stage, ...(place ? { place } : {}) } } : {}),
    })),
  }
}

/**
 * Returns the family that new values belong to, locked, once the person confirmed that it's the same. Undefined for a new family.
 * @throws {HttpError} 409 if a family has the email address, or has the phone number and the person didn't confirm that this is another one [WORK-007, WORK-019]
 */
export async function lockSameFamily(tx: Orm, input: NewFamily, person: Person): Promise<FamilyRow | undefined> {
  const known = await listKnownFamilies(tx, storedContact(input), person)
  const [first] = known
  if (!first) return undefined
  if (input.confirmKnown) return lockFamily(tx, first.id)
  if (input.confirmOther && first.reason === 'phone') return undefined
  throw conflict('family-known', 'This family exists', errorsFor(known))
}

/** One error for each field that a family has. Only those who may contact it learn which one. */
const errorsFor = (known: readonly KnownFamilyRow[]) =>
  (['email', 'phone'] as const).flatMap((reason) => {
    const [family] = known.filter((one) => one.reason === reason)
    if (!family) return []
    const { id, name, isSeen } = family
    return [
      {
        detail:
          reason === 'email'
            ? 'Open it, or confirm that the new values belong to it'
            : 'Open it, or confirm that the new values belong to it, or to another family with the same number',
        source: { pointer: `/data/attributes/${reason}` },
        ...(isSeen ? { meta: { current: { type: 'clients', id, attributes: { name } } } } : {}),
      },
    ]
  })
