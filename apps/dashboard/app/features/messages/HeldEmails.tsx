import { BareLink, Button, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { Time } from '~/parts/Time/Time'
import { messagesTexts } from './texts'
import type { HeldEmail, Thread } from './thread'
import * as styles from './Thread.css'

const words = messagesTexts

/** The emails from other addresses that wait for someone to add or dismiss them. [EDGE-007] */
export function HeldEmails({ thread: { id, held } }: { thread: Pick<Thread, 'id' | 'held'> }) {
  return held.map((email) => <Held key={email.id} email={email} conversationId={id} />)
}

function Held({ email: { id, from, text, at }, conversationId }: { email: HeldEmail; conversationId: string }) {
  return (
    <div role="group" className={styles.note} aria-label={words.heldEmail}>
      <p className={styles.noteHead}>
        <strong>{words.heldEmail}</strong>
        <span className={styles.fine}>
          <Time moment={at} />
        </span>
      </p>
      <p className={styles.text}>{from}</p>
      <Text size="small">{words.heldHelp}</Text>
      <details>
        <summary className={styles.summary}>{words.readEmail}</summary>
        <p className={styles.text}>{text}</p>
        <BareLink className={styles.link} href={`/messages/${conversationId}/emails/${id}`}>
          {words.wholeEmail}
        </BareLink>
      </details>
      <Form method="post" className={styles.triage}>
        <input type="hidden" name="email" value={id} />
        <Button type="submit" name="intent" value="add-email" variant="primary" size="small">
          {words.addEmail}
        </Button>
        <Button type="submit" name="intent" value="dismiss-email" size="small">
          {words.dismissEmail}
        </Button>
      </Form>
    </div>
  )
}
