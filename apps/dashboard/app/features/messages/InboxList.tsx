import { BareLink, Button, EmptyState, Heading, searchIcon, Tabs, Text, TextField, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Time } from '~/parts/Time/Time'
import { messagesTexts } from './texts'
import { listsTexts } from '~/features/lists'
import * as styles from './Inbox.css'
import { inboxShows, inboxUrl, type InboxView } from './inbox-view'
import type { Inbox, InboxRow } from './load-inbox.server'

const words = messagesTexts

export interface InboxListProps {
  inbox: Inbox
  openId: string | undefined
}

/** The conversations of a person: tabs by relation, filters, and below the open ones those that come back next. [DASH-008, WORK-008] */
export function InboxList({ inbox: { view, rows, snoozed, tabs, counts }, openId }: InboxListProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (openId !== undefined)
      list.current?.querySelector(`.${styles.row}[aria-current]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  const links = tabs.map(({ relation, count }) => ({
    // Who has one side only writes with families.
    label: words.relation[tabs.length === 1 ? 'AgentClient' : relation],
    count,
    href: inboxUrl({ tab: relation, show: 'open', term: '' }),
  }))
  return (
    <section ref={list} className={styles.inbox} aria-label={words.title}>
      <Heading level={openId === undefined ? 1 : 2} look="h2">
        {words.title}
      </Heading>
      <Tabs label={words.relations} tabs={links} current={inboxUrl({ tab: view.tab, show: 'open', term: '' })} />
      <nav aria-label={words.shows}>
        <ul className={styles.chips}>
          {inboxShows.map((show) => (
            <li key={show}>
              <BareLink
                className={styles.chip}
                href={inboxUrl({ ...view, show })}
                aria-current={show === view.show ? 'true' : undefined}
              >
                {words.show[show]} {counts[show] !== undefined && <span>{counts[show]}</span>}
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      <Search view={view} />
      {rows.length === 0 ? (
        <EmptyState title={view.term ? words.noneFound : words.none[view.show]}>{words.noneHelp}</EmptyState>
      ) : (
        <Rows rows={rows} view={view} openId={openId} />
      )}
      {snoozed.length > 0 && (
        <>
          <Heading level={openId === undefined ? 2 : 3} look="label">
            {words.backSoon}
          </Heading>
          <Rows rows={snoozed} view={view} openId={openId} />
        </>
      )}
    </section>
  )
}

function Search({ view }: { view: InboxView }) {
  return (
    <Form method="get" action="/messages" role="search" aria-label={words.title} className={styles.search}>
      <input type="hidden" name="tab" value={view.tab} />
      <input type="hidden" name="show" value={view.show} />
      <TextField
        key={view.term}
        label={words.find}
        name="q"
        type="search"
        icon={searchIcon}
        defaultValue={view.term}
        maxLength={80}
      />
      <Button type="submit" size="small">
        {listsTexts.find}
      </Button>
    </Form>
  )
}

function Rows({ rows, view, openId }: { rows: InboxRow[]; view: InboxView; openId: string | undefined }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <BareLink
            className={styles.row}
            href={inboxUrl(view, row.id)}
            aria-current={row.id === openId ? 'page' : undefined}
          >
            <span className={styles.rowTop}>
              <span className={row.isUnread ? styles.unreadName : styles.name}>
                {row.family}
                {row.isUnread && (
                  <span className={styles.unreadMark}>
                    <VisuallyHidden>{words.isUnread}</VisuallyHidden>
                  </span>
                )}
              </span>
              {row.at && (
                <span className={styles.fine}>
                  <Time moment={row.at} />
                </span>
              )}
            </span>
            <span className={styles.excerpt}>
              {row.last === 'failed' && <strong className={styles.failed}>{words.notDelivered} </strong>}
              {row.last === 'replied' && <strong className={styles.replied}>{words.replied} </strong>}
              <span>{row.excerpt || words.noMessages}</span>
            </span>
            {(row.assignee ?? row.back) !== undefined && (
              <Text as="span" size="fine" tone="muted">
                {[row.back && words.back(row.back.text), row.assignee && words.assignedTo(row.assignee)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </BareLink>
        </li>
      ))}
    </ul>
  )
}
