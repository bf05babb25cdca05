import { BareLink, Icon, lockIcon, Text, VisuallyHidden, warningIcon } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { Time } from '~/parts/Time/Time'
import { messagesTexts } from './texts'
import type { Channel, Thread, ThreadEntry } from './thread'
import * as styles from './Thread.css'

const words = messagesTexts

/** The messages and notes of a conversation by time, with what happened to those that were sent. [WORK-008] */
export function ThreadEntries({ thread: { id, entries, hasEarlier, channels } }: { thread: Thread }) {
  if (entries.length === 0) {
    return (
      <Text size="small" tone="muted">
        {words.noMessages}
      </Text>
    )
  }
  return (
    <div className={styles.entries}>
      {hasEarlier && (
        <Text size="small" tone="muted">
          {words.earlier}
        </Text>
      )}
      <ol className={styles.entryList}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            {entry.day && <p className={styles.day}>{entry.day}</p>}
            <Entry entry={entry} channels={channels} conversationId={id} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface EntryProps {
  entry: ThreadEntry
  channels: Channel[]
  conversationId: string
}

function Entry({ entry, channels, conversationId }: EntryProps) {
  const { kind, author, text, at, channel, delivery, emailId } = entry
  if (kind === 'note') {
    return (
      <div className={styles.note}>
        <p className={styles.noteHead}>
          <Icon shape={lockIcon} />
          <strong>{words.staffNote(author)}</strong>
          <span className={styles.fine}>
            <Time moment={at} />
          </span>
        </p>
        <p className={styles.text}>{text}</p>
      </div>
    )
  }
  return (
    <div className={kind === 'ours' ? styles.ours : styles.theirs}>
      <p className={delivery === 'failed' ? styles.failedBubble : styles.bubbles[kind]}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {text}
      </p>
      <p className={styles.fine}>
        {author}. {words.channels[channel]}
        {delivery && delivery !== 'failed' && <span>, {words.delivery[delivery]}</span>}
        <span>
          , <Time moment={at} />
        </span>
      </p>
      {emailId && (
        <BareLink className={styles.link} href={`/messages/${conversationId}/emails/${emailId}`}>
          {words.wholeEmail}
        </BareLink>
      )}
      {delivery === 'failed' && <Failure entry={entry} channels={channels} />}
    </div>
  )
}

/** Why a message didn’t arrive, and how to send it another way. [WORK-008] */
function Failure({ entry: { id, failure, channel }, channels }: { entry: ThreadEntry; channels: Channel[] }) {
  const [query] = useSearchParams()
  const hrefOf = (write: string) => {
    const next = new URLSearchParams(query)
    for (const name of ['saved', 'undo', 'of', 'template']) next.delete(name)
    next.set('write', write)
    next.set('retry', id)
    return `?${String(next)}`
  }
  const others = channels.flatMap((other) => (other === channel || other === 'note' ? [] : [other]))
  return (
    <div className={styles.failure}>
      <span className={styles.failureText}>
        <Icon shape={warningIcon} />
        {failure ? words.failedBecause(failure) : words.delivery.failed}
      </span>
      {others.map((other) => (
        <BareLink key={other} className={styles.link} href={hrefOf(other)}>
          {words.sendAs[other]}
        </BareLink>
      ))}
      <BareLink className={styles.link} href={hrefOf(channel)}>
        {words.edit}
      </BareLink>
    </div>
  )
}
