import { Breadcrumbs, Card, Heading, Stack, Text } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { Time } from '~/parts/Time/Time'
import { loadEmail } from '~/features/messages/index.server'
import { messagesTexts } from '~/features/messages'
import * as styles from '~/features/messages/Thread.css'
import { pageTitle } from '~/site/texts'

const words = messagesTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.wholeEmail) }]

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadEmail(request, context, { id: params['id'] ?? '', email: params['email'] ?? '' })

/** A whole email as plain text, with what the conversation leaves out. It loads nothing from elsewhere. [EDGE-005] */
export default function EmailRoute() {
  const { threadHref, family, subject, from, received, parts, files } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Breadcrumbs
          items={[
            { label: words.title, href: '/messages' },
            { label: family, href: threadHref },
            { label: words.wholeEmail },
          ]}
        />
        <PageTitle title={words.wholeEmail} lead={words.wholeEmailLead} />
      </Stack>
      <Stack gap={4}>
        <Text>
          {words.subject}: {subject}
        </Text>
        {from && (
          <Text>
            {words.from}: {from}
          </Text>
        )}
        <Text tone="muted">
          {words.received}: <Time moment={received} />
        </Text>
      </Stack>
      {parts.length === 0 && <Text>{words.noEmailText}</Text>}
      {parts.map((part, index) => (
        <Card as="section" key={part}>
          <Stack gap={12}>
            <Heading level={2} look="label">
              {index === 0 ? words.emailText : words.otherEmailText}
            </Heading>
            <p className={styles.text}>{part}</p>
          </Stack>
        </Card>
      ))}
      {files.length > 0 && (
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} look="label">
              {words.emailFiles}
            </Heading>
            <ul>
              {files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
            <Text size="small">{words.fileNotKept}</Text>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
