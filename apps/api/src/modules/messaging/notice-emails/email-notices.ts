import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { listDueNotices, markEmailed } from '../../notices'
import { queueMessage } from '../outbox/outbox-store'
import { noticesEmail } from './messages'

/** Emails a person what they were told about and haven't read, in one message. Sends nothing if there's nothing. [WORK-016] */
export async function emailNotices(tx: Orm, person: Person, when: 'now' | 'daily'): Promise<void> {
  const due = await listDueNotices(tx, person, when)
  if (!due) return
  await markEmailed(
    tx,
    due.notices.map(({ id }) => id),
  )
  await queueMessage(tx, {
    userId: person.userId ?? null,
    channel: 'email',
    recipient: due.recipient,
    content: noticesEmail(due.notices),
  })
}
