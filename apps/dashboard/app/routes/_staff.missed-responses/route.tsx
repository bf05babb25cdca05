import { apiFor } from '@pkg/remix-host/server'
import { Badge } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RowLink } from '~/components/RowLink/RowLink'
import { TablePage } from '~/components/TablePage/TablePage'
import { Time } from '~/components/Time/Time'
import { TwoLines } from '~/components/TwoLines/TwoLines'
import { readPageNumber, readTab } from '~/server/list-view'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { formatMoment } from '~/server/times'
import { texts } from '~/texts'

const pageSize = 20
const words = texts.missed
const tabs = ['all', 'declined', 'no-response'] as const
const tones = { declined: 'caution', 'no-response': 'critical' } as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** The families that someone declined or didn't respond to in time, for admins. [TRUTH-008] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const tab = readTab(request, tabs)
  const { missedResponses } = apiFor(request, context)
  const found = await requireResponse(
    request,
    missedResponses.list({
      'page-number': page,
      'page-size': pageSize,
      ...(tab === 'all' ? {} : { 'filter[outcome]': tab }),
    }),
  )
  const clock = requestClock(request)
  return {
    page,
    tab,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map(({ at, ...row }) => ({ ...row, at: formatMoment(at, clock) })),
  }
}

export default function MissedResponsesRoute() {
  const { page, tab, pages, rows } = useLoaderData<typeof loader>()
  return (
    <TablePage
      path="/missed-responses"
      words={words}
      tabs={{ label: words.tabs, labels: words.tab, current: tab }}
      rows={rows}
      columns={[
        {
          header: words.family,
          isRowHeader: true,
          cell: ({ clientId, clientName }) => (
            <RowLink href={`/families/${clientId}`}>{clientName || texts.families.unknownName}</RowLink>
          ),
        },
        {
          header: words.who,
          cell: ({ recipientName, recipientKind }) => (
            <TwoLines first={recipientName} second={words.kinds[recipientKind]} />
          ),
        },
        {
          header: words.outcome,
          cell: ({ outcome }) => <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>,
        },
        { header: words.reason, cell: ({ reason }) => reason ?? texts.families.unknown },
        { header: words.at, cell: ({ at }) => <Time moment={at} /> },
        { header: words.advisor, cell: ({ agentName }) => agentName ?? texts.families.unassigned },
      ]}
      page={page}
      pages={pages}
    />
  )
}
