import { Badge, Button, Card, Heading, Notice, Stack, Table, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { useAllShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { keysTexts } from '~/parts/shortcuts/texts'
import { Time } from '~/parts/Time/Time'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { rejectedWith } from '~/site/forms/rejected-form'
import type { Settings } from './load-settings.server'
import { AccountForm, PasswordForm, type SettingsFormsProps } from './SettingsForms'
import { settingsTexts as words } from './texts'

/** A person’s own settings: account, password, sign-in, sessions, shortcuts, and where notifications are chosen. Works without scripts. [DASH-012, API-003] */
export function SettingsPage({ settings, rejected }: SettingsFormsProps) {
  const accountKey = useSavedKey('own-account')
  const passwordKey = useSavedKey('password')
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead} />
      <SavedNotice />
      <Narrow>
        <AccountForm key={`account ${accountKey}`} settings={settings} rejected={rejected} />
        <PasswordForm key={`password ${passwordKey}`} settings={settings} rejected={rejected} />
        <Section title={words.methodsTitle}>
          <Facts facts={settings.methods} />
          <Text size="small">{words.factorHelp}</Text>
        </Section>
        <Sessions
          sessions={settings.sessions}
          message={rejectedWith(rejected, 'end-session')?.message ?? rejectedWith(rejected, 'end-others')?.message}
        />
        <Shortcuts />
        <Section title={words.notifications}>
          <Text size="small">{words.notificationsHelp}</Text>
          <TextLink href="/notifications" standalone>
            {words.toNotifications}
          </TextLink>
        </Section>
        {settings.hasProfile && (
          <Section title={words.profile}>
            <TextLink href="/profile" standalone>
              {words.toProfile}
            </TextLink>
          </Section>
        )}
      </Narrow>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

function Sessions({ sessions, message }: { sessions: Settings['sessions']; message: string | undefined }) {
  if (sessions.length === 0) return null
  return (
    <Section title={words.sessions}>
      {message !== undefined && <Notice tone="caution" title={message} role="alert" />}
      <Table
        caption={words.sessions}
        hidesCaption
        rows={sessions}
        getKey={({ id }) => id}
        columns={[
          { header: words.browser, isRowHeader: true, cell: ({ browser }) => browser },
          { header: words.signedInAt, cell: ({ signedInAt }) => <Time moment={signedInAt} /> },
          { header: words.lastUsed, cell: ({ lastUsedAt }) => <Time moment={lastUsedAt} /> },
          {
            header: words.end,
            hidesHeader: true,
            cell: ({ id, browser, isCurrent }) =>
              isCurrent ? (
                <Badge>{words.current}</Badge>
              ) : (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="session" value={id} />
                  <Button type="submit" name="intent" value="end-session" size="small" variant="neutral">
                    {words.end}
                    <VisuallyHidden>: {browser}</VisuallyHidden>
                  </Button>
                </Form>
              ),
          },
        ]}
      />
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="end-others" size="small" variant="neutral">
            {words.endOthers}
          </Button>
        </Form>
      )}
    </Section>
  )
}

/** The switch is there once scripts run, without which no key works. */
function Shortcuts() {
  const { isReady, isOn, toggle } = useAllShortcuts()
  return (
    <Section title={words.shortcuts}>
      <Text size="small">{words.shortcutsHelp}</Text>
      {isReady && (
        <div>
          <Button size="small" variant="neutral" onClick={toggle}>
            {isOn ? keysTexts.turnOff : keysTexts.turnOn}
          </Button>
        </div>
      )}
    </Section>
  )
}
