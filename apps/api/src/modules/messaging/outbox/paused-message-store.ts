import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { families, messagePauses, notifications, questions, searchAlerts, users } from '../../../database/schema/tables'
import { askedKinds, automaticKinds } from './message-kinds'

/**
 * Returns the condition on messages that their recipients asked us not to send: texts, and emails that no person wrote. Someone who asked is known by the
 * address or number, and as a family by any of them. We still send what they asked for after that: the alerts of a search, and what became of a
 * question. [EDGE-008]
 */
export function isPaused(): SQL {
  const { channel, kind, recipient, familyId } = notifications
  const canBePaused = or(
    and(eq(channel, 'text'), or(isNull(kind), notInArray(kind, askedKinds))),
    and(eq(channel, 'email'), inArray(kind, automaticKinds)),
  )
  return sql`(${canBePaused} and exists (select 1 from ${messagePauses}
    left join ${families} as paused_family on paused_family.id = ${messagePauses.familyId}
    where (${messagePauses.addressHash} = encode(sha256(convert_to(lower(trim(${recipient})), 'UTF8')), 'hex')
      or ${messagePauses.familyId} = ${familyId} or paused_family.merged_into_id = ${familyId})
      and not (${kind} is not distinct from 'search-alert' and ${isAlertConfirmedSince(messagePauses.pausedAt)})
      and not (coalesce(${inArray(kind, ['question-answered', 'question-declined'])}, false)
        and ${isQuestionAskedSince(messagePauses.pausedAt)})))`
}

/** Returns the condition on messages whose recipient turned on a search alert after a moment. */
const isAlertConfirmedSince = (moment: typeof messagePauses.pausedAt): SQL =>
  sql`exists (select 1 from ${searchAlerts}
    left join ${users} as alert_user on alert_user.id = ${searchAlerts.userId}
    where lower(coalesce(${searchAlerts.email}, alert_user.email)) = lower(${notifications.recipient})
      and ${searchAlerts.confirmedAt} > ${moment})`

/** Returns the condition on messages whose recipient asked a question after a moment, with an account or an email address. */
const isQuestionAskedSince = (moment: typeof messagePauses.pausedAt): SQL =>
  sql`exists (select 1 from ${questions}
    left join ${users} as asking_user on asking_user.id = ${questions.userId}
    where lower(coalesce(${questions.email}, asking_user.email)) = lower(${notifications.recipient})
      and ${questions.createdAt} > ${moment})`
