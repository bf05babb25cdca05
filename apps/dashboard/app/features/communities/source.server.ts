import { endpoints } from '@pkg/api-client/server'
import { listSource } from '~/features/lists/index.server'
import { communities } from './list'
import { communityQuestions, communityReviews } from './related-lists'
import { questionRow, reviewRow } from './related-rows'
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

/** Where the reviews of a community come from. */
export const communityReviewsSource = listSource({
  list: communityReviews,
  endpoint: endpoints.reviews.list,
  load: (api, query) => api.reviews.list(query),
  toRow: reviewRow,
})

/** Where the open questions about a community come from. */
export const communityQuestionsSource = listSource({
  list: communityQuestions,
  endpoint: endpoints.communityQuestions.managed,
  load: (api, query) => api.communityQuestions.managed(query),
  toRow: questionRow,
})
