import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TablePage } from '~/components/TablePage/TablePage'
import { Time } from '~/components/Time/Time'
import { readPageNumber } from '~/server/list-view'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { formatMoment } from '~/server/times'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.exitSurvey

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** What people who left the website missed, for admins. [EXIT-008] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const { exitSurveyAnswers } = apiFor(request, context)
  const found = await requireResponse(request, exitSurveyAnswers.list({ 'page-number': page, 'page-size': pageSize }))
  const clock = requestClock(request)
  return {
    page,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map(({ lastAt, ...row }) => ({ ...row, lastAt: formatMoment(lastAt, clock) })),
  }
}

export default function ExitSurveyRoute() {
  const { page, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/exit-survey"
      words={words}
      rows={rows}
      columns={[
        { header: words.answer, isRowHeader: true, cell: ({ answer }) => answer },
        { header: words.count, cell: ({ count }) => count.toLocaleString('en-US') },
        { header: words.lastAt, cell: ({ lastAt }) => <Time moment={lastAt} /> },
      ]}
      page={page}
      pages={pages}
    />
  )
}
