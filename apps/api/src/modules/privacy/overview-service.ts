import type { PrivacyOverview } from '@pkg/api-client'
import { type CallPreferences, stateByCode } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import type { Person } from '../../http/person'
import { stateZones } from '../catalog'
import { addFamilyEvent, findSubjectFamily } from '../trust'
import { listAccesses } from './access-list-store'
import { codeAddress, maskedContact } from './grant-service'
import { findContact, findOwnFamilyValues, lockOwnFamily, type RecordedContact, updateOwnFamily } from './owner-store'
import type { PrivacyDependencies } from './privacy-dependencies'
import { privacyTexts } from './texts'

/** Returns when a person's family wants to be called, and everyone who saw its contact info, on any route. [TRUST-007, TRUTH-011] */
export async function getOverview(orm: Orm, subject: { token?: string }, person: Person): Promise<PrivacyOverview> {
  const familyId = await findSubjectFamily(orm, subject, person)
  const family = familyId ? await findOwnFamilyValues(orm, familyId) : undefined
  if (!family) return { callPreferences: {}, accesses: [], ...toCodeAddress(await findAccountContact(orm, person)) }
  const state = family.state ? stateByCode(family.state) : undefined
  const timeZone = state && stateZones(state.code)[0]
  return {
    ...(timeZone ? { timeZone } : {}),
    callPreferences: family.answers.callPreferences ?? {},
    ...(family.answers.noCalls && { noCalls: true as const }),
    ...toCodeAddress(family),
    accesses: await listAccesses(orm, family.id),
  }
}

function toCodeAddress(contact: RecordedContact | undefined): Pick<PrivacyOverview, 'codeTo'> {
  const address = codeAddress(contact)
  return address ? { codeTo: maskedContact(address) } : {}
}

const findAccountContact = async (orm: Orm, { role, userId }: Person): Promise<RecordedContact | undefined> =>
  role === 'customer' && userId ? findContact(orm, { familyId: null, userId }) : undefined

/**
 * Changes when and how a person's family wants to be called, which its advisor sees right away. Texts need a consent, so they can be turned off
 * here but not on. @throws {HttpError} 404 [TRUST-007]
 */
export async function changeCallPreferences(
  { orm, queue }: PrivacyDependencies,
  { preferences, ...subject }: { token?: string; preferences: CallPreferences },
  person: Person,
): Promise<CallPreferences> {
  const saved = await orm.transaction(async (tx) => {
    const familyId = await findSubjectFamily(tx, subject, person)
    const family = familyId ? await lockOwnFamily(tx, familyId) : undefined
    if (!family) throw notFound('family', 'own')
    const { agentId, answers } = family
    const { textFirst, ...times } = preferences
    const keepsTexts = textFirst === true && answers.callPreferences?.textFirst === true
    const callPreferences = { ...times, ...(keepsTexts ? { textFirst } : {}) }
    await updateOwnFamily(tx, family.id, { answers: { ...answers, callPreferences } })
    const event = { type: 'answers' as const, text: privacyTexts.callsChanged, author: privacyTexts.family }
    await addFamilyEvent(tx, { familyId: family.id, ...event })
    await queue.add(tx, 'notify-dashboards', { familyId: family.id, ...(agentId ? { agentId } : {}) })
    return callPreferences
  })
  queue.wake()
  return saved
}
