import { Badge, Card, Cluster, EmptyState, Heading, Pagination, Stack, Text } from '@pkg/ui'
import { maskedEmail } from '@pkg/domain'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { Time } from '~/components/Time/Time'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requestClock } from '~/server/request-clock'
import { formatMoment } from '~/server/times'
import { texts } from '~/texts'
import * as styles from './outbox.css'

const pageSize = 20
const words = texts.outbox
const tones = { sent: 'positive', queued: 'caution', failed: 'critical' } as const

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1) throw errorPage('bad-request', 400)
  const { emails } = apiFor(request, context)
  const found = await requireResponse(request, emails.list({ 'page-number': page, 'page-size': pageSize }))
  const clock = requestClock(request)
  return {
    page,
    total: found.total,
    messages: found.items.map(
      ({ id, channel, recipient, isToFamily, subject, body, status, createdAt, sentAt, failure }) => ({
        id,
        to: channel === 'text' ? words.textTo : words.to,
        recipient: isToFamily && channel === 'email' ? maskedEmail(recipient) : recipient,
        subject,
        body,
        status,
        failure,
        at: formatMoment(sentAt ?? createdAt, clock),
      }),
    ),
  }
}

export default function OutboxRoute() {
  const { page, total, messages } = useLoaderData<typeof loader>()
  return (
    <Stack gap={16}>
      <PageTitle title={words.title} lead={words.lead} />
      {messages.length === 0 && <EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      {messages.map(({ id, to, recipient, subject, body, status, failure, at }) => (
        <Card key={id} as="article">
          <Stack gap={8}>
            <Cluster gap={12} justify="between">
              <Heading level={2} look="label">
                {subject}
              </Heading>
              <Badge tone={tones[status]}>{words[status]}</Badge>
            </Cluster>
            <Text size="small" tone="muted">
              {to} {recipient}, <Time moment={at} />
            </Text>
            {failure !== undefined && <Text size="small">{words.failedBecause(failure)}</Text>}
            <div className={styles.body}>{body}</div>
          </Stack>
        </Card>
      ))}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} getHref={(number) => `/outbox?page=${number}`} />
    </Stack>
  )
}
