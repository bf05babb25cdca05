import { now } from '@pkg/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import { isoTime } from '../../database/moment'
import { partnerKeys, partners, users, uuidActions } from '../../database/schema/tables'
import { isWorkingKey } from './partner-key-store'

/** The days whose requests are counted. */
const requestDays = 90

const ofPartner = sql`${partnerKeys.partnerId} = ${partners.id}`

/** Its keys, newest first. Missing values are left out. */
const keys = sql`coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', ${partnerKeys.id},
    'createdAt', ${isoTime(partnerKeys.createdAt)}, 'createdBy', (select ${users.name} from ${users} where ${eq(users.id, partnerKeys.createdBy)}),
    'endsAt', ${isoTime(partnerKeys.endsAt)}, 'lastUsedAt', ${isoTime(partnerKeys.lastUsedAt)}))
    order by ${partnerKeys.createdAt} desc, ${partnerKeys.id}) from ${partnerKeys} where ${ofPartner}), '[]'::jsonb)`

const workingKeys = () =>
  sql`(select count(*)::int from ${partnerKeys} where ${ofPartner} and ${partners.isActive} and ${isWorkingKey()})`

const lastUse = sql`(select ${isoTime(sql`max(${partnerKeys.lastUsedAt})`)} from ${partnerKeys} where ${ofPartner})`

const requests = () =>
  sql`(select count(distinct ${uuidActions.requestId})::int from ${uuidActions} where ${uuidActions.partnerId} = ${partners.id}
    and ${uuidActions.createdAt} > ${new Date(now().getTime() - requestDays * 86_400_000).toISOString()}::timestamptz)`

/**
 * Returns what is computed for partners: their keys and what came from them. [WORK-012]
 *
 * Each is wrapped, because Drizzle drops the tables of the columns of an outermost statement.
 */
export const partnerNumbers = (): Readonly<Record<string, SQL>> => ({
  keys: sql`${keys}`,
  workingKeys: sql`${workingKeys()}`,
  lastUsedAt: sql`${lastUse}`,
  requests: sql`${requests()}`,
})

/** The condition on partners that a person reads: all, because only admins get here. */
export const allPartners = (): SQL => sql`true`
