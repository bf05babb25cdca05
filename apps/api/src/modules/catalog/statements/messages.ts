import { recentPriceDays } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { MessageContent } from '../../messaging'

/** What a reminder says. */
interface ExpiringMessage {
  communityId: string
  communityName: string
  /** The day on which the first price expires. */
  pricesExpireOn: string
  /** Whether that day has come. */
  isOver: boolean
}

const dayText = (day: string) => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('LLLL d, yyyy')

/** Returns the email to a member of a community's team whose prices expire soon. `{secret}` is the token of the link. [TRUST-018] */
export const pricesExpiring = ({
  communityId,
  communityName,
  pricesExpireOn,
  isOver,
}: ExpiringMessage): MessageContent => ({
  kind: 'prices-expiring',
  subject: isOver ? 'Your prices are out of date' : 'Are your prices still right?',
  blocks: [
    'Hi,',
    isOver
      ? `No one has confirmed some of the prices of ${communityName} for ${recentPriceDays} days. Families now read that these prices are old.`
      : `No one has confirmed some of the prices of ${communityName} lately. From ${dayText(pricesExpireOn)}, families will read that these prices are old.`,
    'Look at each price, and press “Still right” or correct it. You don’t need to sign in.',
    {
      action: { label: 'Check your prices', url: `{dashboard}/price-check?community=${communityId}&token={secret}` },
    },
    {
      aside: `This link expires in 14 days and opens only the prices and rooms of ${communityName}. Don’t forward this email.`,
    },
  ],
})

/** Returns the email with which our staff ask a member of a community's team for its prices and rooms. `{secret}` is the token of the link. [TRUST-018] */
export const pricesAsked = ({
  communityId,
  communityName,
}: Pick<ExpiringMessage, 'communityId' | 'communityName'>): MessageContent => ({
  kind: 'prices-expiring',
  subject: 'Please check your prices',
  blocks: [
    'Hi,',
    `Families are looking at ${communityName}. Are its prices and open rooms still right?`,
    'Look at each one, and press “Still right” or correct it. You don’t need to sign in.',
    {
      action: {
        label: 'Check prices and rooms',
        url: `{dashboard}/price-check?community=${communityId}&token={secret}`,
      },
    },
    {
      aside: `This link expires in 14 days and opens only the prices and rooms of ${communityName}. Don’t forward this email.`,
    },
  ],
})
