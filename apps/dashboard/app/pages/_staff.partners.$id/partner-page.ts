import type { Partner } from '@pkg/api-client'
import { partnersTexts as words } from '~/features/partners'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'

/** A key as the page shows it. */
export interface KeyView {
  id: string
  created: Moment
  by?: string | undefined
  lastUsed?: Moment | undefined
  state: { label: string; tone: 'positive' | 'caution' | 'neutral' }
  isWorking: boolean
}

/** A partner as its page shows it. */
export interface PartnerPage extends Pick<Partner, 'id' | 'version' | 'name' | 'origins' | 'isActive' | 'requests'> {
  keyViews: KeyView[]
}

/** Returns a partner as its page shows it. [WORK-012] */
export const partnerPage = ({ keys, ...partner }: Partner, clock: RequestClock): PartnerPage => ({
  id: partner.id,
  version: partner.version,
  name: partner.name,
  origins: partner.origins,
  isActive: partner.isActive,
  requests: partner.requests,
  keyViews: keys.map((key) => {
    const ends = key.endsAt === undefined ? undefined : formatMoment(key.endsAt, clock)
    const isEnded = key.endsAt !== undefined && Date.parse(key.endsAt) <= clock.now.toMillis()
    return {
      id: key.id,
      created: formatMoment(key.createdAt, clock),
      by: key.createdBy,
      lastUsed: key.lastUsedAt === undefined ? undefined : formatMoment(key.lastUsedAt, clock),
      state: keyState(partner.isActive, ends, isEnded),
      isWorking: partner.isActive && !isEnded,
    }
  }),
})

function keyState(isActive: boolean, ends: Moment | undefined, isEnded: boolean): KeyView['state'] {
  if (ends && isEnded) return { label: words.key.ended(ends.text), tone: 'neutral' }
  if (!isActive) return { label: words.statuses.stopped, tone: 'neutral' }
  return ends ? { label: words.key.endsAt(ends.text), tone: 'caution' } : { label: words.key.works, tone: 'positive' }
}
