import { Badge, BareLink, Heading, Notice, Text, TextLink } from '@pkg/ui'
import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { messagesTexts } from './texts'
import { HeldEmails } from './HeldEmails'
import { MessageComposer } from './MessageComposer'
import type { InboxAround } from './inbox-around'
import type { Thread } from './thread'
import { ThreadEntries } from './ThreadEntries'
import { TriageBar } from './TriageBar/TriageBar'
import { UndoForm } from './TriageBar/UndoForm'
import * as styles from './Thread.css'
import { useThreadKeys } from './use-thread-keys'

const words = messagesTexts

export interface ThreadViewProps {
  thread: Thread
  around: InboxAround
  rejected: RejectedForm | undefined
}

/** One conversation: who it’s with, what can be done with it, its messages and notes, and the composer. [DASH-008, WORK-008] */
export function ThreadView({ thread, around, rejected }: ThreadViewProps) {
  useMarkRead(thread)
  useThreadKeys(thread, around)
  return (
    <article className={styles.thread} aria-label={thread.family}>
      <div className={styles.back}>
        <TextLink href={around.listHref}>{words.allConversations}</TextLink>
      </div>
      <header className={styles.head}>
        <div className={styles.names}>
          <Heading level={1} look="h3">
            {thread.family}
          </Heading>
          <Text size="small" tone="muted">
            {[thread.others, thread.assignee && words.assignedTo(thread.assignee.name)].filter(Boolean).join('. ')}
          </Text>
          <span className={styles.marks}>
            {thread.snoozedUntil && <Badge tone="caution">{words.snoozedUntil(thread.snoozedUntil.text)}</Badge>}
            {thread.state === 'done' && <Badge tone="neutral">{words.done}</Badge>}
            <BareLink className={styles.link} href={`/families/${thread.familyId}`}>
              {words.openFamily}
            </BareLink>
          </span>
        </div>
        <TriageBar thread={thread} around={around} />
      </header>
      <SavedNotice />
      <UndoForm />
      {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
      <ThreadEntries thread={thread} />
      <HeldEmails thread={thread} />
      <MessageComposer thread={thread} rejected={rejected} />
    </article>
  )
}

/** Marks a conversation as read once it’s on the screen. Without scripts, there is a button. */
function useMarkRead({ id, isUnread }: Thread) {
  const { submit } = useFetcher()
  useEffect(() => {
    if (!isUnread) return
    submit({ intent: 'read', isAutomatic: 'true' }, { method: 'post', action: `/messages/${id}` })
  }, [id, isUnread, submit])
}
