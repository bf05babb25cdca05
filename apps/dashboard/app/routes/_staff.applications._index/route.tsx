import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RowLink } from '~/components/RowLink/RowLink'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { TablePage } from '~/components/TablePage/TablePage'
import { readPageNumber, readTab } from '~/server/list-view'
import { requireResponse } from '~/server/require-response'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.applications
const tabs = ['waiting', 'approved'] as const
const filters = { waiting: { 'filter[decision]': 'waiting' }, approved: { 'filter[status]': 2 } } as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** Advisors' applications, for admins. [API-027, ROLE-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const tab = readTab(request, tabs)
  const { adminAgents } = apiFor(request, context)
  const found = await requireResponse(
    request,
    adminAgents.list({ ...filters[tab], 'page-number': page, 'page-size': pageSize }),
  )
  return {
    page,
    tab,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map(({ id, name, city, state, documents }) => ({
      id,
      name,
      place: `${city}, ${state}`,
      documents: documents.map((kind) => words.document[kind]).join(', ') || words.noDocuments,
    })),
  }
}

export default function ApplicationsRoute() {
  const { page, tab, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/applications"
      words={words}
      tabs={{ label: words.tabs, labels: words.tab, current: tab }}
      rows={rows}
      columns={[
        {
          header: words.person,
          isRowHeader: true,
          cell: ({ id, name }) => <RowLink href={`/applications/${id}`}>{name}</RowLink>,
        },
        { header: words.place, cell: ({ place }) => place },
        { header: words.documents, cell: ({ documents }) => documents },
      ]}
      page={page}
      pages={pages}
    >
      <SavedNotice />
    </TablePage>
  )
}
