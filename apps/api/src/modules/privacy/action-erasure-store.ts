import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../database/database'
import {
  callerChoices,
  notifications,
  userSaves,
  userShares,
  uuidActions,
  uuidAuxes,
} from '../../database/schema/tables'
import { deleteAlertsOfBrowsers } from '../alerts'
import { deleteSharesOfBrowsers, shareKey } from '../saves'
import { clearMessages } from './cleared-messages-store'
import type { FamilyContact } from './erasure-store'

/** A user action to erase, and the browser that sent it. */
interface ErasedAction {
  id: string
  requestId: string
  anonymousId: string | null
}

/** The people whose user actions to erase. */
interface ErasedPeople {
  familyIds: string[]
  contacts: FamilyContact[]
  userIds: string[]
}

/**
 * Returns the user actions of families and accounts. Leads, consents, contact info, and accounts connect them, and so do requests and browsers,
 * except for what the same browser sent for another family.
 */
export async function listErasedActions(tx: Orm, people: ErasedPeople): Promise<ErasedAction[]> {
  const rows = await rowsOf(
    tx,
    sql`with own as (select id, request_id, anonymous_id from uuid_actions where id in (${ownActionIds(people)})),
      others as (
        select request_id from uuid_actions join leads on leads.action_id = uuid_actions.id
          where anonymous_id in (select anonymous_id from own) and family_id not in (${uuidsOf(people.familyIds)})
        union select request_id from uuid_actions join consents on consents.action_id = uuid_actions.id
          where anonymous_id in (select anonymous_id from own) and family_id not in (${uuidsOf(people.familyIds)}))
      select id, request_id, anonymous_id from own
      union select id, request_id, anonymous_id from uuid_actions where request_id in (select request_id from own)
      union select id, request_id, anonymous_id from uuid_actions
        where anonymous_id in (select anonymous_id from own) and request_id not in (select request_id from others)`,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    requestId: String(row['request_id']),
    anonymousId: row['anonymous_id'] === null ? null : String(row['anonymous_id']),
  }))
}

/**
 * Returns the query for the ids of the actions that name a family, its contact info, or an account. People share phone numbers, so a number
 * counts only in an action without an email address, and not in another family's.
 */
function ownActionIds({ familyIds, contacts, userIds }: ErasedPeople): SQL {
  const emails = contacts.flatMap(({ email }) => (email ? [email] : []))
  // A stored number is +1, ten digits, and perhaps an extension. An action has it as it was typed.
  const digits = contacts.flatMap(({ phone }) => (phone ? [phone.slice(2, 12)] : []))
  return sql`select action_id from leads where family_id in (${uuidsOf(familyIds)}) and action_id is not null
    union select action_id from consents where family_id in (${uuidsOf(familyIds)}) and action_id is not null
    union select id from uuid_actions where lower(action_info->>'email') in (${listOf(emails)})
    union select uuid_actions.id from uuid_actions join (select unnest(array[${listOf(digits)}]::text[]) as digits) as numbers
      on strpos(regexp_replace(normalize(action_info->>'phone', nfkc), '\\D', '', 'g'), numbers.digits) > 0
      where action_info->>'email' is null and not exists (
        select 1 from leads where action_id = uuid_actions.id and family_id not in (${uuidsOf(familyIds)})
        union all select 1 from consents where action_id = uuid_actions.id and family_id not in (${uuidsOf(familyIds)}))
    union select id from uuid_actions where user_id in (${uuidsOf(userIds)})`
}

/**
 * Clears user actions, and deletes what their browsers left besides: unfinished requests, caller choices, saved communities with
 * the links to them and the votes of relatives, search alerts, the referrer, and
 * the communities that they or the accounts shared, with the sender's name and the address in the email.
 */
export async function eraseActions(tx: Orm, actions: ErasedAction[], userIds: string[]): Promise<void> {
  const browsers = actions.flatMap(({ anonymousId }) => (anonymousId === null ? [] : [anonymousId]))
  await eraseShares(tx, browsers, userIds)
  if (browsers.length > 0) {
    await tx.delete(callerChoices).where(inArray(callerChoices.anonymousId, browsers))
    await tx.delete(userSaves).where(inArray(userSaves.anonymousId, browsers))
    await deleteSharesOfBrowsers(tx, browsers)
    await eraseAlerts(tx, browsers)
    await tx.delete(uuidAuxes).where(inArray(uuidAuxes.anonymousId, browsers))
    await deleteUnfinished(tx, sql`anonymous_id in (${listOf(browsers)})`)
  }
  if (actions.length === 0) return
  await tx
    .update(uuidActions)
    .set({
      anonymousId: null,
      userId: null,
      actionPage: '/',
      actionInfo: sql`jsonb_build_object('requestId', ${uuidActions.actionInfo}->'requestId',
        'status', ${uuidActions.actionInfo}->'status', 'data', '{}'::jsonb)`,
    })
    .where(
      inArray(
        uuidActions.id,
        actions.map(({ id }) => id),
      ),
    )
}

/** Deletes what browsers and accounts shared, and clears the emails. */
async function eraseShares(tx: Orm, browsers: string[], userIds: string[]): Promise<void> {
  const deleted = await tx
    .delete(userShares)
    .where(or(inArray(userShares.anonymousId, browsers), inArray(userShares.userId, userIds)))
    .returning({ id: userShares.id })
  const keys = deleted.map(({ id }) => shareKey(id))
  if (keys.length > 0) await clearMessages(tx, inArray(notifications.key, keys))
}

/** Deletes the search alerts of browsers, and clears the emails about them, which can go to an address that no request has. */
async function eraseAlerts(tx: Orm, browsers: string[]): Promise<void> {
  const addresses = await deleteAlertsOfBrowsers(tx, browsers)
  if (addresses.length === 0) return
  const isAlert = inArray(notifications.kind, ['search-alert-confirmation', 'search-alert'])
  await clearMessages(tx, and(isAlert, inArray(notifications.recipient, addresses)))
}

/** Deletes unfinished requests, which no lead or consent refers to. */
export async function deleteUnfinished(tx: Orm, condition: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`delete from uuid_actions where status = 'pending' and ${condition}
    and not exists (select 1 from leads where action_id = uuid_actions.id)
    and not exists (select 1 from consents where action_id = uuid_actions.id)`)
}

/** Returns ids for `in (…)`. Without ids, nothing matches, and everything is outside of them. */
const uuidsOf = (ids: string[]) => sql`select unnest(array[${listOf(ids)}]::uuid[]) as id where ${ids.length > 0}`

/** Returns values for `in (…)`. Without values, nothing matches. */
const listOf = (values: string[]) =>
  values.length === 0
    ? sql`null`
    : sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )
