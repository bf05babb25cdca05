import { apiFor } from '@pkg/remix-host/server'
import { Badge } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TablePage } from '~/components/TablePage/TablePage'
import { invoiceRow } from '~/invoices/invoice-row'
import { readPageNumber } from '~/server/list-view'
import { requireResponse } from '~/server/require-response'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.invoices

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** The invoices of a provider's communities, which emailed links lead to. Admins see all. [DASH-006, TRUTH-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const { invoices } = apiFor(request, context)
  const found = await requireResponse(request, invoices.list({ 'page-number': page, 'page-size': pageSize }))
  return { page, pages: Math.ceil(found.total / pageSize), rows: found.items.map(invoiceRow) }
}

export default function InvoicesRoute() {
  const { page, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/invoices"
      words={words}
      rows={rows}
      columns={[
        { header: words.number, isRowHeader: true, cell: ({ number }) => number },
        { header: words.family, cell: ({ family }) => family },
        { header: words.community, cell: ({ community }) => community },
        { header: words.movedInOn, cell: ({ movedInOn }) => movedInOn },
        { header: words.amount, align: 'end', cell: ({ amount }) => amount },
        { header: words.status, cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge> },
        { header: words.dueOn, cell: ({ dueOn }) => dueOn },
      ]}
      page={page}
      pages={pages}
    />
  )
}
