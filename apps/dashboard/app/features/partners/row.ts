import type { Partner } from '@pkg/api-client'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { partnersTexts as words } from './texts'

/** A row of the partners. */
export interface PartnerRow extends Pick<Partner, 'id' | 'name' | 'requests' | 'workingKeys'> {
  href: string
  /** Its sites without `https:`. */
  sites: string
  status: { label: string; tone: 'positive' | 'neutral' }
  lastUsed?: Moment | undefined
  since: Moment
}

/** Returns the row of a partner. [WORK-012] */
export const partnerRow = (partner: Partner, clock: RequestClock): PartnerRow => ({
  id: partner.id,
  name: partner.name,
  requests: partner.requests,
  workingKeys: partner.workingKeys,
  href: `/partners/${partner.id}`,
  sites: partner.origins.map((origin) => origin.replace(/^https?:\/\//, '')).join(', '),
  status: partnerStatus(partner.isActive),
  lastUsed: partner.lastUsedAt === undefined ? undefined : formatMoment(partner.lastUsedAt, clock),
  since: formatMoment(partner.createdAt, clock),
})

/** Returns the badge of a partner. */
export const partnerStatus = (isActive: boolean): PartnerRow['status'] =>
  isActive ? { label: words.statuses.active, tone: 'positive' } : { label: words.statuses.stopped, tone: 'neutral' }
