import { Button, Heading, Stack, Table, Text, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { changesList, readsList } from '~/features/audit'
import { RelatedList } from '~/features/records'
import { Time } from '~/parts/Time/Time'
import type { Activity } from './load-activity.server'
import { userTexts as words } from './texts'

/** What a person did: their sessions, what they saw and changed, and who viewed the dashboard as them. [DASH-012, WORK-017] */
export function ActivityView({ activity }: { activity: Activity }) {
  const { id, seen, changed } = activity
  return (
    <>
      <Sessions activity={activity} />
      <RelatedList
        title={words.seen}
        list={readsList}
        data={seen}
        columns={['at', 'family', 'how', 'reason']}
        none={words.seenNone}
        href={`/audit-reads?filter[person]=${id}`}
      />
      <RelatedList
        title={words.changed}
        list={changesList}
        data={changed}
        columns={['at', 'record', 'change', 'reason']}
        none={words.changedNone}
        href={`/audit?filter[actor]=${id}`}
      />
      <Views activity={activity} />
    </>
  )
}

function Sessions({ activity: { sessions } }: { activity: Activity }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.sessions}
      </Heading>
      {sessions.length === 0 ? (
        <Text size="small">{words.noSessions}</Text>
      ) : (
        <Table
          caption={words.sessions}
          hidesCaption
          rows={sessions}
          getKey={(session) => session.id}
          columns={[
            {
              header: words.browser,
              isRowHeader: true,
              cell: ({ browser }) => browser || words.unknownBrowser,
            },
            { header: words.signedInAt, cell: ({ signedInAt }) => <Time moment={signedInAt} /> },
            { header: words.lastUsed, cell: ({ lastUsedAt }) => <Time moment={lastUsedAt} /> },
            {
              header: words.end,
              hidesHeader: true,
              cell: ({ id, browser }) => (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="session" value={id} />
                  <Button type="submit" name="intent" value="end-session" size="small" variant="neutral">
                    {words.end}
                    <VisuallyHidden>: {browser || words.unknownBrowser}</VisuallyHidden>
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </Stack>
  )
}

function Views({ activity: { id, name, isViewable, views } }: { activity: Activity }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.view}
      </Heading>
      <Text size="small">{isViewable ? words.viewHelp(name) : words.notViewable}</Text>
      {isViewable && (
        <Form method="post" action="/session">
          <Button type="submit" name="view" value={id} size="small">
            {words.start}
          </Button>
        </Form>
      )}
      {views.length === 0 ? (
        <Text size="small">{words.noViews}</Text>
      ) : (
        <Table
          caption={words.views}
          rows={views}
          getKey={({ id: viewId }) => viewId}
          columns={[
            { header: words.viewedBy, isRowHeader: true, cell: ({ admin }) => admin || words.formerAdmin },
            { header: words.startedAt, cell: ({ startedAt }) => <Time moment={startedAt} /> },
            { header: words.endedAt, cell: ({ endedAt }) => (endedAt ? <Time moment={endedAt} /> : words.open) },
          ]}
        />
      )}
    </Stack>
  )
}
