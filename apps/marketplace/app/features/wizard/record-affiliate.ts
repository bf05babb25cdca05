import { now } from '@pkg/domain'
import { recordAffiliate, sendArrival, thisDevice } from '~/features/attribution'
import { storeAffiliate } from './store-affiliate'
import { api } from '~/site/api/api'

/** Looks up the partner whose link the person followed, and records it. [QUERY-005, ATTR-004, ATTR-005] */
export const recordAffiliateLink = (search: string): Promise<void> =>
  storeAffiliate(
    search,
    localStorage,
    async (data) => {
      const affiliate = await api.affiliates.read({ data })
      void sendArrival(recordAffiliate(affiliate, thisDevice(), now()))
      return affiliate
    },
    (message, error) => console.error(message, error),
  )
