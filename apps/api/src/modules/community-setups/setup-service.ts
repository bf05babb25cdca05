import type { CommunitySetup, SetupLink, SetupStepChange } from '@pkg/api-client'
import {
  type CareTypeSlug,
  careTypeSlugs,
  isPublicStatus,
  neededSetupSteps,
  now,
  type ProviderChange,
  setupEdits,
  stateByCode,
} from '@pkg/domain'
import type { Orm } from '../../database/database'
import { communitySetups, type CommunityRecord } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { recordChanged, requireVersion } from '../../http/versions'
import { attributesOf, findManagedRecord, listPriceMembers, statePrice, suggestBundle } from '../catalog'
import { queueMessage } from '../messaging'
import { setupLink } from './messages'
import { findSender } from './sender-store'
import { findSetup, listSetups, lockSetup, markSent, saveSetup, type SetupRow, waitsForPublishing } from './setup-store'

/** The attributes that a set-up asks about. */
const attributes = [
  'name',
  'line1',
  'line2',
  'phone',
  'websiteUrl',
  'care',
  'careLimits',
  'hidePricing',
  'roomPrices',
  'amenities',
  'description',
  'capacity',
] as const

type ListArguments = Parameters<typeof listSetups> extends [Orm, ...infer Rest] ? Rest : never

/** Returns a page of the set-ups that were begun for communities that the person manages. [DASH-011] */
export async function listCommunitySetups(orm: Orm, ...asked: ListArguments) {
  const { items, total } = await listSetups(orm, ...asked)
  return { items: items.map(({ record, row }) => toSetup(record, row)), total }
}

/** Returns the set-up of a community that a person manages. @throws {HttpError} 404 for any other */
export async function getCommunitySetup(orm: Orm, person: Person, id: string): Promise<CommunitySetup> {
  return toSetup(await requireManaged(orm, person, id), await findSetup(orm, id))
}

async function requireManaged(orm: Orm, person: Person, id: string): Promise<CommunityRecord> {
  const record = await findManagedRecord(orm, person, id)
  if (!record) throw notFound('community', id)
  return record
}

function toSetup(record: CommunityRecord, row: SetupRow | undefined): CommunitySetup {
  const { id, name, url, status, address, license } = record
  return {
    id,
    version: row?.version ?? 0,
    communityName: name,
    city: address.city,
    state: address.state,
    url,
    status,
    stepsDone: row?.stepsDone ?? [],
    draft: row?.draft ?? {},
    current: currentValues(record),
    ...(license && { license }),
    usualPrices: usualPrices(address.state),
    ...(row?.changer && { changedBy: row.changer }),
    ...(row && { changedAt: row.changedAt.toISOString() }),
    ...(row?.sentAt && { sentAt: row.sentAt.toISOString() }),
    ...(row?.bundleId && { bundleId: row.bundleId }),
  }
}

/** Returns what a community’s page has now. Prices that we estimated aren’t its own. */
function currentValues(record: CommunityRecord): ProviderChange {
  const pricesByCareType: NonNullable<ProviderChange['pricesByCareType']> = {}
  for (const care of careTypeSlugs) {
    const listed = record.pricesByCareType[care]
    if (listed && !listed.isEstimate && !record.isRateEstimated && listed.price > 0)
      pricesByCareType[care] = listed.price
  }
  return { ...attributesOf(record, attributes), pricesByCareType }
}

function usualPrices(code: string): Partial<Record<CareTypeSlug, number>> {
  const state = stateByCode(code)
  return state ? Object.fromEntries(careTypeSlugs.map((care) => [care, statePrice(care, state.code)])) : {}
}

/** A request about a set-up, and the version that it's based on. */
interface SetupRequest {
  id: string
  base: number | undefined
}

/**
 * Saves a step as a draft. After a set-up was sent, the next step begins another one.
 * @throws {HttpError} 404, or 412 if someone else saved a step meanwhile [DASH-011, WORK-005]
 */
export async function saveSetupStep(
  orm: Orm,
  person: Person,
  { id, base, step, draft = {} }: SetupRequest & SetupStepChange,
): Promise<CommunitySetup> {
  await requireManaged(orm, person, id)
  checkPart(step, draft)
  await orm.transaction(async (tx) => {
    const before = await lockSetup(tx, id)
    await requireVersion(tx, communitySetups, id, base)
    // Someone else began it meanwhile, or a merge ended it.
    if (base !== undefined && base !== (before?.version ?? 0)) throw recordChanged()
    const isOpen = before !== undefined && before.sentAt === null
    const done = isOpen ? before.stepsDone : []
    await saveSetup(tx, {
      id,
      stepsDone: done.includes(step) ? done : [...done, step],
      draft: { ...(isOpen && before.draft), ...draft },
      changedBy: person.userId ?? null,
      changedAt: now(),
    })
  })
  return getCommunitySetup(orm, person, id)
}

/** Checks that a step brings values of its own only. */
function checkPart(step: string, draft: NonNullable<SetupStepChange['draft']>): void {
  const other = Object.keys(draft).find((part) => part !== step)
  if (other === undefined) return
  const source = { pointer: `/data/attributes/draft/${other}` }
  throw unprocessable([{ detail: `The step ${step} doesn't enter this`, source }])
}

/**
 * Sends a set-up for review: each step with changes becomes a suggested edit of one bundle, for admins too. A community that isn’t live gets an edit that
 * publishes it.
 * @throws {HttpError} 404, 409 if it was sent, 412, or 422 while a needed step is missing [DASH-011, API-023]
 */
export async function submitSetup(orm: Orm, person: Person, { id, base }: SetupRequest): Promise<CommunitySetup> {
  const record = await requireManaged(orm, person, id)
  await orm.transaction(async (tx) => {
    const setup = await lockSetup(tx, id)
    if (setup?.sentAt) throw conflict('setup-sent', 'This set-up was already sent')
    await requireVersion(tx, communitySetups, id, base)
    const missing = neededSetupSteps.filter((step) => setup?.draft[step] === undefined)
    if (!setup || missing.length > 0) {
      throw unprocessable(
        missing.map((step) => ({
          detail: 'Finish this step first',
          source: { pointer: `/data/attributes/draft/${step}` },
        })),
      )
    }
    const edits = setupEdits(setup.draft, currentValues(record))
    const publishes = !isPublicStatus(record.status) && !(await waitsForPublishing(tx, id))
    const all: ProviderChange[] = publishes ? [...edits, { status: 1 }] : edits
    const bundleId = all.length > 0 ? await suggestBundle(tx, person, { communityId: id, edits: all }) : null
    await markSent(tx, id, now(), bundleId)
  })
  return getCommunitySetup(orm, person, id)
}

/**
 * Emails a link to a step of a set-up to the person, or to someone else on the team. The link needs a sign-in.
 * @throws {HttpError} 404, or 422 for the address of anyone else [DASH-011]
 */
export async function sendSetupLink(
  orm: Orm,
  person: Person,
  { id, email, step }: SetupLink & { id: string },
): Promise<CommunitySetup> {
  const { name: communityName } = await requireManaged(orm, person, id)
  const wanted = email.trim().toLowerCase()
  const sender = await findSender(orm, person.userId)
  const isToSender = sender?.email === wanted
  const team = isToSender && sender ? [sender] : await listPriceMembers(orm, id)
  const recipient = team.find((member) => member.email === wanted)
  if (!recipient) {
    const source = { pointer: '/data/attributes/email' }
    const detail = 'No one on the team of this community has this address. Ask our staff to add them first'
    throw unprocessable([{ detail, source }])
  }
  const content = setupLink({ communityId: id, communityName, step, sender: sender?.name ?? '', isToSender })
  await orm.transaction((tx) =>
    queueMessage(tx, { userId: recipient.userId, channel: 'email', recipient: wanted, content }),
  )
  return getCommunitySetup(orm, person, id)
}
