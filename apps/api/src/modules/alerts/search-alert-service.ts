import type { NewSearchAlert, SearchAlert } from '@pkg/api-client'
import { type Language, now, searchAlertLimits, stateByCode } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { createConfirmationToken } from '../../http/confirmation-token'
import { HttpError, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { hashToken } from '../../http/token-hash'
import type { Queue } from '../../jobs/queue'
import { findPlaceByName, listMatchingKeys } from '../catalog'
import { readContact } from '../contact'
import { deleteStop, isEmailStopped, queueMessage } from '../messaging'
import { scheduleCheck } from './check-search-alert'
import { messagesIn } from './messages-in'
import { cleanFilters, describeListing, pathOf, queryOf, type SavedListing } from './saved-listing'
import {
  type AddressedAlert,
  countAlerts,
  findAlertByHash,
  findOwnAlert,
  findVerifiedEmail,
  insertAlert,
  listOwnAlerts,
  type SearchAlertRow,
  updateAlert,
} from './search-alert-store'

/** Returns a person's search alerts, newest first. [HOME-005] */
export async function listAlerts(orm: Orm, person: Person): Promise<SearchAlert[]> {
  return Promise.all((await listOwnAlerts(orm, person)).map((each) => toSearchAlert(orm, each)))
}

/** Who saves a search: the account, or else the browser. */
export type AlertOwner = { userId: string } | { anonymousId: string }

/** Returns the address for a person's alerts, and whether the person has verified it. @throws {HttpError} 422 without a usable address */
export async function findAlertAddress(
  orm: Orm,
  person: Person,
  typed: string | undefined,
): Promise<{ email: string; isVerified: boolean }> {
  const own = person.userId === undefined ? undefined : await findVerifiedEmail(orm, person.userId)
  if (own !== undefined) return { email: own, isVerified: true }
  const { email } = readContact({ email: typed ?? '' })
  return { email: email ?? '', isVerified: false }
}

/**
 * Saves a search. An account gets alerts at its verified address right away. Any other address first gets a link that turns the alert on. Saving
 * the same search again changes only the language of its emails, or sends another link. @throws {HttpError} 422 [HOME-005]
 */
export async function createAlert(
  orm: Orm,
  queue: Queue,
  {
    person,
    owner,
    body,
    address,
    language,
  }: {
    person: Person
    owner: AlertOwner
    body: NewSearchAlert
    address: { email: string; isVerified: boolean }
    /** The language of the page. */
    language: Language
  },
): Promise<SearchAlert> {
  const listing = await readListing(orm, body)
  const knownKeys = await listKnownKeys(orm, listing)
  const earlier = (await listOwnAlerts(orm, person)).find((each) => isSame(each.alert, listing))
  if (!earlier) await requireRoom(orm, person)
  const created = await orm.transaction(async (tx) => {
    const alert = earlier
      ? await updateAlert(tx, earlier.alert.id, { language, ...(address.isVerified && { confirmedAt: now() }) })
      : await insertAlert(tx, {
          ...owner,
          ...listing,
          language,
          email: address.isVerified ? null : address.email,
          knownKeys,
          ...(address.isVerified && { confirmedAt: now() }),
        })
    if (address.isVerified) {
      await deleteStop(tx, address.email, 'search-alert')
      return restartChecks(tx, queue, alert)
    }
    return alert.confirmedAt && alert.email === address.email ? alert : askToConfirm(tx, alert, address.email)
  })
  queue.wake()
  return toSearchAlert(orm, { alert: created, recipient: address.email })
}

/** Turns an alert on with the token of an emailed link. Opening the link again changes nothing. @throws {HttpError} 410 [HOME-005] */
export async function confirmAlert(orm: Orm, queue: Queue, token: string): Promise<SearchAlert> {
  return orm.transaction(async (tx) => {
    const found = await findAlertByHash(tx, hashToken(token), now())
    if (!found) throw new HttpError(410, 'link-expired', 'This link has expired or was replaced')
    if (found.alert.confirmedAt) return toSearchAlert(tx, found)
    if (found.recipient) await deleteStop(tx, found.recipient, 'search-alert')
    const confirmed = await updateAlert(tx, found.alert.id, { confirmedAt: now() })
    const alert = await restartChecks(tx, queue, confirmed)
    return toSearchAlert(tx, { ...found, alert })
  })
}

/**
 * Turns an alert on again after its recipient stopped these emails: right away to the account's own address, and to any other one with another link.
 * @throws {HttpError} 404 [HOME-005]
 */
export async function resumeAlert(orm: Orm, queue: Queue, id: string, person: Person): Promise<SearchAlert> {
  const found = await findOwnAlert(orm, id, person)
  const resumed = await orm.transaction(async (tx) => {
    const { alert: earlier, recipient } = found
    if (!recipient) return toSearchAlert(tx, found)
    // The person who typed an address isn't always its owner.
    if (earlier.email !== null) {
      return toSearchAlert(tx, { ...found, alert: await askToConfirm(tx, earlier, recipient) })
    }
    await deleteStop(tx, recipient, 'search-alert')
    const query = queryOf(earlier)
    const knownKeys = query ? await listMatchingKeys(tx, query, searchAlertLimits.communities) : []
    const alert = await restartChecks(tx, queue, await updateAlert(tx, id, { knownKeys, confirmedAt: now() }))
    return toSearchAlert(tx, { ...found, alert })
  })
  queue.wake()
  return resumed
}

async function readListing(orm: Orm, { care, state, place, filters = '' }: NewSearchAlert): Promise<SavedListing> {
  const known = state === undefined ? undefined : stateByCode(state)
  const found = known && place !== undefined ? await findPlaceByName(orm, known.code, place) : undefined
  if ((state !== undefined && !known) || (place !== undefined && !found)) {
    throw unprocessable([{ detail: 'We don’t know this place', source: at('place') }])
  }
  const listing: SavedListing = {
    care,
    state: known?.code ?? null,
    place: found ? { kind: found.kind, slug: found.slug, name: found.name } : null,
    filters: cleanFilters(filters),
  }
  if (!queryOf(listing)) throw unprocessable([{ detail: 'These filters can’t be read', source: at('filters') }])
  return listing
}

async function listKnownKeys(orm: Orm, listing: SavedListing): Promise<number[]> {
  const query = queryOf(listing)
  const keys = query ? await listMatchingKeys(orm, query, searchAlertLimits.communities + 1) : []
  if (keys.length <= searchAlertLimits.communities) return keys
  const detail = `This list has more than ${searchAlertLimits.communities} communities. Choose a place or add filters.`
  throw unprocessable([{ detail, source: at('filters') }])
}

async function requireRoom(orm: Orm, person: Person): Promise<void> {
  if ((await countAlerts(orm, person)) < searchAlertLimits.alerts) return
  const detail = `You can save up to ${searchAlertLimits.alerts} searches. Delete one of them first.`
  throw unprocessable([{ detail, source: at('care') }])
}

const at = (name: string) => ({ pointer: `/data/attributes/${name}` })

const isSame = (alert: SearchAlertRow, { care, state, place, filters }: SavedListing): boolean =>
  alert.care === care && alert.state === state && alert.place?.slug === place?.slug && alert.filters === filters

/** Ends earlier checks of an alert, and schedules the next one. */
async function restartChecks(tx: Orm, queue: Queue, { id, revision }: SearchAlertRow): Promise<SearchAlertRow> {
  const alert = await updateAlert(tx, id, { revision: revision + 1 })
  await scheduleCheck(tx, queue, alert)
  return alert
}

/** Emails a link that turns an alert on. An earlier link stops working. */
async function askToConfirm(tx: Orm, { id, userId, language }: SearchAlertRow, email: string): Promise<SearchAlertRow> {
  const { alertConfirmation, searchLabel } = messagesIn(language)
  const { token, tokenHash, tokenExpiresAt } = createConfirmationToken()
  const alert = await updateAlert(tx, id, { email, confirmedAt: null, tokenHash, tokenExpiresAt })
  await queueMessage(tx, {
    userId,
    channel: 'email',
    recipient: email,
    content: alertConfirmation(searchLabel(describeListing(alert))),
    secret: { text: token, expiresAt: tokenExpiresAt },
  })
  return alert
}

async function toSearchAlert(orm: Orm, { alert, recipient }: AddressedAlert): Promise<SearchAlert> {
  const email = recipient ?? ''
  const isStopped = email !== '' && (await isEmailStopped(orm, email, 'search-alert'))
  return {
    id: alert.id,
    care: alert.care,
    ...(alert.state && { state: alert.state }),
    ...(alert.place && { placeName: alert.place.name }),
    filters: alert.filters,
    path: pathOf(alert),
    email,
    status: !alert.confirmedAt ? 'unconfirmed' : isStopped ? 'stopped' : 'active',
    createdAt: alert.createdAt.toISOString(),
  }
}
