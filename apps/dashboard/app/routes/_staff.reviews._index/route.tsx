import { reviewStars } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RowLink } from '~/components/RowLink/RowLink'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TablePage } from '~/components/TablePage/TablePage'
import { requireAdmin } from '~/reviews/require-admin.server'
import { reviewsTexts as words } from '~/reviews/texts'
import { readPageNumber, readTab } from '~/server/list-view'
import { requireResponse } from '~/server/require-response'
import { formatCalendarDay } from '~/server/times'
import { texts } from '~/texts'

const pageSize = 20
const tabs = ['pending', 'published', 'declined', 'removed'] as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** Reviews by status, for admins: those that wait come oldest first. [DASH-017, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const page = readPageNumber(request)
  const tab = readTab(request, tabs)
  const { reviews } = apiFor(request, context)
  const found = await requireResponse(
    request,
    reviews.list({
      'filter[status]': tab,
      sort: tab === 'pending' ? 'date' : '-date',
      'page-number': page,
      'page-size': pageSize,
    }),
  )
  return {
    page,
    tab,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map(({ id, author = '', relation = '', communityName, value = 0, date }) => ({
      id,
      author,
      relation,
      communityName,
      stars: reviewStars(value),
      date: formatCalendarDay(date),
    })),
  }
}

export default function ReviewsRoute() {
  const { page, tab, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/reviews"
      words={words}
      tabs={{ label: words.tabs, labels: words.tab, current: tab }}
      rows={rows}
      columns={[
        {
          header: words.writer,
          isRowHeader: true,
          cell: ({ id, author }) => <RowLink href={`/reviews/${id}`}>{author}</RowLink>,
        },
        { header: words.relation, cell: ({ relation }) => relation },
        { header: words.community, cell: ({ communityName }) => communityName },
        { header: words.stars, cell: ({ stars }) => words.ofFive(stars) },
        { header: words.date, cell: ({ date }) => date },
      ]}
      page={page}
      pages={pages}
    >
      <SavedNotice />
    </TablePage>
  )
}
