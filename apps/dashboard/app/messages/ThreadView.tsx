import { Badge, BareLink, Heading, Notice, Text, TextLink } from '@pkg/ui'
import { useFetcher, useNavigate } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { openMenu } from '~/components/Menu/Menu'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import type { RejectedForm } from '~/forms/rejected-form'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { texts } from '~/texts'
import { composerFieldId, MessageComposer, templatesMenuId, useWriteLinks } from './MessageComposer'
import { type InboxAround, useInboxKeys } from './inbox-around'
import type { Thread } from './thread'
import { ThreadEntries } from './ThreadEntries'
import { assignMenuId, doneButtonId, snoozeMenuId, TriageBar, undoButtonId, UndoForm } from './TriageBar'
import * as styles from './Thread.css'

const words = texts.messages

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

function useThreadKeys(thread: Thread, around: InboxAround) {
  const { id, familyId } = thread
  const moves = useInboxKeys(around, id)
  const navigate = useNavigate()
  const write = useWriteLinks(thread)
  const keys = useMemo(
    () => [
      ...moves,
      { key: 'r', shown: ['R'], label: words.reply, run: () => focusField(() => navigate(write.reply, stay)) },
      { key: 'i', shown: ['I'], label: words.note, run: () => focusField(() => navigate(write.note, stay)) },
      { key: ';', shown: [';'], label: words.templates, run: () => openMenu(templatesMenuId) },
      { key: 'h', shown: ['H'], label: words.snooze, run: () => openMenu(snoozeMenuId) },
      { key: 'e', shown: ['E'], label: words.done, run: () => press(doneButtonId) },
      { key: 'a', shown: ['A'], label: words.assign, run: () => openMenu(assignMenuId) },
      { key: 'o', shown: ['O'], label: words.openFamily, run: () => navigate(`/families/${familyId}`) },
      { key: 'u', shown: ['U'], label: words.undo, run: () => press(undoButtonId) },
    ],
    [moves, navigate, write.reply, write.note, familyId],
  )
  useShortcuts(keys)
}

const stay = { preventScrollReset: true }
/** Longer than a page takes to load, in milliseconds. */
const longestWait = 3000

/** Opens a part of the composer and focuses its field once it's there. */
function focusField(open: () => void) {
  const before = document.getElementById(composerFieldId)
  const started = Date.now()
  open()
  const look = () => {
    const field = document.getElementById(composerFieldId)
    if (field && (field !== before || Date.now() - started > 150)) field.focus()
    else if (Date.now() - started < longestWait) requestAnimationFrame(look)
  }
  look()
}

function press(id: string): boolean {
  const button = document.getElementById(id)
  button?.click()
  return button !== null
}
