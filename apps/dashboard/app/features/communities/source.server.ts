import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { communities } from './list'
import { communityRow } from './row'
import { communitiesTexts as words } from './texts'

const reasonOf = (option: string): string =>
  words.takeDownReasons.find(({ value }) => value === option)?.label ?? option

/** Where communities come from, and what is done with each of them. [DASH-010] */
export const communitiesSource = listSource({
  list: communities,
  endpoint: endpoints.communityRecords.list,
  load: (api, query) => api.communityRecords.list(query),
  toRow: communityRow,
  runs: {
    publish: (api, id) => api.communityRecords.update({ id, status: 1 }),
    'take-down': (api, id, option) => api.communityRecords.update({ id, status: -1, reason: reasonOf(option) }),
    'ask-prices': (api, id) => api.communityRecords.requestPrices({ id }),
  },
})
