import type { BodyOf, endpoints, RealEstateLicense } from '@pkg/api-client'
import { isCalendarDay, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { realEstateLicenses } from '../../../database/schema/tables'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { latestReminder } from '../document-reminders'
import { invalidField, requireRealEstateAgent } from '../real-estate-agent'
import { findLicense, hasLicenseIn, insertLicense, updateLicense } from './license-store'

type Rows = typeof endpoints.realEstateLicenses

/** A request about one license, and the version that it's based on. */
interface LicenseRequest<Body> {
  id: string
  base: number | undefined
  body: Body
}

/** Returns a license that a person may see. @throws {HttpError} 404 */
export async function getLicense(orm: Orm, id: string, person: Person): Promise<RealEstateLicense> {
  const license = await findLicense(orm, id, person)
  if (!license) throw notFound('license', id)
  return license
}

/** Adds a license. @throws {HttpError} 422 for someone who isn't a real estate agent, for a second one in a state, or a day that doesn't exist [DASH-016] */
export function addLicense(orm: Orm, body: BodyOf<Rows['create']>, person: Person): Promise<RealEstateLicense> {
  return orm.transaction(async (tx) => {
    await requireRealEstateAgent(tx, body.agentId)
    checkDay(body.validUntil)
    await requireFreeState(tx, body.agentId, body.state)
    const id = await insertLicense(tx, {
      ...body,
      number: body.number.trim(),
      remindedDaysBefore: latestReminder(body.validUntil),
    })
    return getLicense(tx, id, person)
  })
}

/**
 * Changes a license. What was checked is no longer what it says, so it has to be checked again.
 * @throws {HttpError} 404, 412 if someone else changed it, or 422 as when it's added, for a removed one, and for a state that an agent changes [WORK-005]
 */
export const changeLicense = (orm: Orm, request: LicenseRequest<BodyOf<Rows['update']>>, person: Person) =>
  changeCurrent(orm, request, person, async (tx, known, { state, number, validUntil }) => {
    if (state !== undefined && state !== known.state) {
      if (person.role !== 'admin') throw invalidField('state', 'Only admins can change this')
      await requireFreeState(tx, known.agentId, state, known.id)
    }
    checkDay(validUntil)
    const present = { state: known.state, number: known.number, validUntil: known.validUntil ?? null }
    const changed = {
      state: state ?? present.state,
      number: number?.trim() ?? present.number,
      validUntil: validUntil === undefined ? present.validUntil : validUntil,
    }
    if (JSON.stringify(changed) === JSON.stringify(present)) return {}
    const reminder =
      changed.validUntil === present.validUntil ? {} : { remindedDaysBefore: latestReminder(changed.validUntil) }
    return { ...changed, ...reminder, checkedOn: null, checkedById: null, checkSource: null }
  })

/** Records that an admin found a license today, and where. @throws {HttpError} 404, 412, or 422 for a removed one [DASH-016] */
export const checkLicense = (orm: Orm, request: LicenseRequest<BodyOf<Rows['check']>>, person: Person) =>
  changeCurrent(orm, request, person, async (_tx, _known, { source }) => ({
    checkedOn: siteDay(),
    checkedById: person.userId ?? null,
    checkSource: source.trim(),
  }))

/** Removes a license from its agent, with a reason. @throws {HttpError} 404, 412, or 422 for a removed one [DASH-016] */
export const removeLicense = (orm: Orm, request: LicenseRequest<BodyOf<Rows['remove']>>, person: Person) =>
  changeCurrent(orm, request, person, async (_tx, _known, { reason }) => ({
    removedOn: siteDay(),
    removeReason: reason.trim(),
  }))

type LicenseValues = Parameters<typeof updateLicense>[2]

/** Changes a license that wasn't removed, as the person saw it. */
function changeCurrent<Body>(
  orm: Orm,
  { id, base, body }: LicenseRequest<Body>,
  person: Person,
  change: (tx: Orm, known: RealEstateLicense, body: Body) => Promise<LicenseValues>,
): Promise<RealEstateLicense> {
  return orm.transaction(async (tx) => {
    const { agentId } = await getLicense(tx, id, person)
    await requireRealEstateAgent(tx, agentId)
    await requireVersion(tx, realEstateLicenses, id, base)
    const known = await getLicense(tx, id, person)
    if (known.removedOn) throw invalidField('removedOn', `It was removed on ${known.removedOn}. Add it again instead.`)
    const values = await change(tx, known, body)
    if (Object.keys(values).length > 0) await updateLicense(tx, id, values)
    return getLicense(tx, id, person)
  })
}

async function requireFreeState(tx: Orm, agentId: string, state: string, exceptId?: string): Promise<void> {
  if (await hasLicenseIn(tx, agentId, state, exceptId)) {
    throw invalidField('state', `They already have a license in ${state}. Change that one.`)
  }
}

function checkDay(validUntil: string | null | undefined): void {
  if (validUntil && !isCalendarDay(validUntil)) throw invalidField('validUntil', "This date doesn't exist")
}
