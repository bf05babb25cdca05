import type { List } from '~/features/lists'
import { RowTitle } from '~/features/lists'
import type { QuestionRow, ReviewRow } from './related-rows'
import { communitiesTexts as words } from './texts'

const roles = ['agent', 'provider', 'admin'] as const
const view = (help: string) => [{ name: 'all', label: words.tabs.all, none: { title: help, help } }]

/** The reviews of a community. */
export const communityReviews: List<ReviewRow> = {
  area: 'communities',
  title: words.reviews,
  recordType: 'reviews',
  roles,
  views: view(words.noReviews),
  columns: [
    { name: 'name', header: words.reviewer, isRowHeader: true, cell: (row) => <RowTitle row={row} /> },
    { name: 'stars', header: words.stars, cell: ({ stars }) => stars },
    { name: 'date', header: words.date, cell: ({ date }) => date },
  ],
}

/** The questions about a community that wait for an answer. */
export const communityQuestions: List<QuestionRow> = {
  area: 'communities',
  title: words.questions,
  recordType: 'community-questions',
  roles,
  views: view(words.noQuestions),
  columns: [
    { name: 'name', header: words.question, isRowHeader: true, cell: (row) => <RowTitle row={row} /> },
    { name: 'asked', header: words.asked, cell: ({ asked }) => asked },
  ],
}
