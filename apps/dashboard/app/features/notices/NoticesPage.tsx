import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  Heading,
  Select,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@pkg/ui'
import { Form, useFetcher } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Time } from '~/parts/Time/Time'
import { noticesTexts } from './texts'
import type { loadNotices } from './load-notices.server'
import * as styles from './NoticesPage.css'

const words = noticesTexts
const emailOptions = (['now', 'daily', 'off'] as const).map((value) => ({ value, label: words.emails[value] }))

type NoticesPageProps = Awaited<ReturnType<typeof loadNotices>>

/** A person’s notifications, and when they’re emailed. Works without scripts. [WORK-016] */
export function NoticesPage({ role, kinds, notices, total, unread, settings }: NoticesPageProps) {
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead}>
        {unread > 0 && (
          <Form method="post">
            <Button type="submit" name="intent" value="read" size="small" variant="neutral">
              {words.markAllRead}
            </Button>
          </Form>
        )}
      </PageTitle>
      <SavedNotice />
      <Narrow>
        {notices.length === 0 ? (
          <EmptyState title={words.none}>{words.noneHelp[role]}</EmptyState>
        ) : (
          <ul className={styles.list}>
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
        {total > notices.length && <Text size="small">{words.older(notices.length, total)}</Text>}
        <Card as="section">
          <Form method="post">
            <Stack gap={16}>
              <Heading level={2} look="h3">
                {words.settings}
              </Heading>
              {words.settingsHelp[role] && <Text size="small">{words.settingsHelp[role]}</Text>}
              {kinds.map((kind) => (
                <Select
                  key={kind}
                  label={words.kinds[kind]}
                  name={kind}
                  options={emailOptions}
                  defaultValue={settings[kind]}
                />
              ))}
              <div>
                <Button type="submit" name="intent" value="settings" variant="primary" size="small">
                  {words.save}
                </Button>
              </div>
            </Stack>
          </Form>
        </Card>
      </Narrow>
    </Stack>
  )
}

function NoticeLine({ notice: { id, text, isRead, at, href } }: { notice: NoticesPageProps['notices'][number] }) {
  const reading = useFetcher()
  // Following the link marks it as read. Without scripts, the button next to it does.
  const markRead = () => reading.submit({ intent: 'open', id }, { method: 'post', action: '/notifications' })
  return (
    <li className={styles.line}>
      <span className={styles.text}>
        {href ? (
          <TextLink href={href} standalone {...(isRead ? {} : { onClick: markRead })}>
            {text}
          </TextLink>
        ) : (
          <span>{text}</span>
        )}
        <span className={styles.time}>
          <Time moment={at} />
        </span>
      </span>
      {!isRead && (
        <Cluster gap={8}>
          <Badge tone="info">{words.isNew}</Badge>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="read" size="small" variant="neutral">
              {words.markRead}
              <VisuallyHidden>: {text}</VisuallyHidden>
            </Button>
          </Form>
        </Cluster>
      )}
    </li>
  )
}
