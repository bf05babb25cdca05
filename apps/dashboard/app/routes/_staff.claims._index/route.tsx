import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RowLink } from '~/components/RowLink/RowLink'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TablePage } from '~/components/TablePage/TablePage'
import { Time } from '~/components/Time/Time'
import { TwoLines } from '~/components/TwoLines/TwoLines'
import { readPageNumber, readTab } from '~/server/list-view'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { formatAge } from '~/server/times'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.claims
const tabs = ['pending', 'approved', 'declined'] as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** People's claims to communities, oldest first, for admins. [API-020, ROLE-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const tab = readTab(request, tabs)
  const { adminClaims } = apiFor(request, context)
  const found = await requireResponse(
    request,
    adminClaims.list({ 'filter[status]': tab, 'page-number': page, 'page-size': pageSize }),
  )
  const clock = requestClock(request)
  return {
    page,
    tab,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map(({ id, userName, communityName, city, state, jobTitle, createdAt }) => ({
      id,
      userName,
      communityName,
      place: `${city}, ${state}`,
      jobTitle,
      since: formatAge(createdAt, clock),
    })),
  }
}

export default function ClaimsRoute() {
  const { page, tab, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/claims"
      words={words}
      tabs={{ label: words.tabs, labels: words.tab, current: tab }}
      rows={rows}
      columns={[
        {
          header: words.person,
          isRowHeader: true,
          cell: ({ id, userName }) => <RowLink href={`/claims/${id}`}>{userName}</RowLink>,
        },
        {
          header: words.community,
          cell: ({ communityName, place }) => <TwoLines first={communityName} second={place} />,
        },
        { header: words.jobTitle, cell: ({ jobTitle }) => jobTitle },
        { header: words.since, cell: ({ since }) => <Time moment={since} /> },
      ]}
      page={page}
      pages={pages}
    >
      <SavedNotice />
    </TablePage>
  )
}
