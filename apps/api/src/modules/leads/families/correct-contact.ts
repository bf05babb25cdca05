import type { BodyOf, endpoints } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { conflict, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { readContact } from '../../contact'
import { addFamilyEvent, addSharedFields, deleteLinksSince } from '../../trust'
import { findEnteredLocation } from '../requests/location-store'
import { searchText } from '../requests/upsert-family'
import { type FamilyRow, isEmailOfOther } from './family-store'
import { deleteTokensTo } from './merge-link-store'

type FamilyChange = BodyOf<typeof endpoints.clients.update>

/**
 * Returns the values of a family whose contact info or place staff correct. `null` removes a wrong email address or phone number.
 * @throws {HttpError} 409 for an email address of another family, or 422 for invalid values and for the last way to contact the family [WORK-007]
 */
export async function correctedValues(tx: Orm, before: FamilyRow, change: FamilyChange): Promise<Partial<FamilyRow>> {
  const contact = await correctedContact(tx, before, change)
  const location = await correctedLocation(tx, before, change)
  if (!contact && !location) return {}
  const { name = before.name, place = before.place } = { ...contact, ...location }
  return { ...contact, ...location, search: searchText(name, place) }
}

async function correctedContact(
  tx: Orm,
  before: FamilyRow,
  { name, email, phone }: FamilyChange,
): Promise<Partial<FamilyRow> | undefined> {
  if (name === undefined && email === undefined && phone === undefined) return undefined
  const read = readContact({
    ...(name === undefined ? {} : { name }),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  })
  const values = { ...read, ...(email === null ? { email } : {}), ...(phone === null ? { phone } : {}) }
  const after = { ...before, ...values }
  if (phone && before.answers.noCalls) throw invalid('phone', 'This family would rather not be called')
  if (!after.email && !after.phone) {
    throw invalid(email === null ? 'email' : 'phone', 'A family needs an email address or a phone number')
  }
  if (values.email && (await isEmailOfOther(tx, values.email, before.id))) {
    throw conflict('already-exists', 'This email address belongs to another family', [
      { detail: 'Merge the two families instead', source: { pointer: '/data/attributes/email' } },
    ])
  }
  return values
}

/** Returns another place of the search. Null removes a part of it, and all of it without a part that's left. */
async function correctedLocation(
  tx: Orm,
  { answers }: FamilyRow,
  { city, state, zip }: FamilyChange,
): Promise<Partial<FamilyRow> | undefined> {
  if (city === undefined && state === undefined && zip === undefined) return undefined
  const place = {
    city: city === undefined ? answers.city : city?.trim(),
    state: state === undefined ? answers.state : state,
    zip: zip === undefined ? answers.zip : zip,
  }
  const left = Object.fromEntries(Object.entries(place).filter(([, part]) => part))
  const location = await findEnteredLocation(tx, left)
  if (!location.state && Object.keys(left).length > 0) throw invalid('state', 'Provide the state')
  return { state: location.state ?? null, county: location.county ?? null, place: location.label ?? null }
}

/**
 * Records corrected contact info in the timeline and in the family's receipts. A change of the place is among the changes. Links and codes that went to a wrong email address stop working.
 * [TRUST-003, WORK-007]
 */
export async function followCorrection(
  tx: Orm,
  before: FamilyRow,
  values: Partial<FamilyRow>,
  person: Person,
): Promise<void> {
  if (values.name === undefined && values.email === undefined && values.phone === undefined) return
  await addSharedFields(tx, before.id)
  await addFamilyEvent(tx, {
    familyId: before.id,
    type: 'answers',
    text: 'Contact info corrected',
    author: person.name,
  })
  if (values.email === undefined || !before.email || values.email === before.email) return
  await deleteLinksSince(tx, before.id, before.createdAt)
  await deleteTokensTo(tx, before.id, [before.email])
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
