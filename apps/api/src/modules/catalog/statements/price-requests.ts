import type { PriceRequest } from '@pkg/api-client'
import { now, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import { pricesAsked } from './messages'
import { listPriceMembers } from './price-link-store'
import { sendPriceLink } from './send-price-link'

/**
 * Emails everyone on a community's team a link to state its prices and rooms, once a day.
 * @throws {HttpError} 409 if it has no team, or if its team already has a link for today [TRUST-018, DASH-010]
 */
export async function requestPrices(orm: Orm, { id, name }: { id: string; name: string }): Promise<PriceRequest> {
  const moment = now()
  const content = pricesAsked({ communityId: id, communityName: name })
  const members = await listPriceMembers(orm, id)
  if (members.length === 0) {
    throw conflict('no-team', `No one manages ${name}`, [
      { detail: `No one manages ${name}. Call the community instead.` },
    ])
  }
  const sent = await orm.transaction(async (tx) => {
    const each: boolean[] = []
    for (const member of members) {
      const link = { ...member, communityId: id, pricesExpireOn: siteDay(moment), content }
      each.push(await sendPriceLink(tx, link, moment))
    }
    return each
  })
  const emailed = sent.filter(Boolean).length
  if (emailed > 0) return { id, emailed }
  const detail = `The team of ${name} already has a link to state its prices today. Try again tomorrow.`
  throw conflict('already-asked', `The team of ${name} already has a link`, [{ detail }])
}
