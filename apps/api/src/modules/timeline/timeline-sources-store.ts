import { type SQL, sql } from 'drizzle-orm'
import {
  changedValues,
  communities,
  conversationMessages,
  conversationParticipants,
  conversations,
  callLogs,
  families,
  familyEvents,
  moveIns,
  notifications,
  recordChanges,
  releases,
  reveals,
  tasks,
  users,
} from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { familyChanges, familyTasks } from '../access'

/**
 * Returns the queries of everything that happened to a family. Each returns `id`, `at`, `kind`, `actor`, and `payload`, and reads only the rows of the
 * family by an index. [WORK-006]
 */
export const timelineSources = (familyId: string, ownConversations: SQL | undefined, person: Person): SQL[] => [
  events(familyId, person),
  loggedCalls(familyId),
  messages(familyId, ownConversations),
  emails(familyId),
  accesses(familyId),
  ...releaseEvents(familyId),
  ...moveInEvents(familyId),
  tasksOfJobs(familyId, person),
  changes(familyId, person),
]

/** Stages and tasks that staff changed are among the changes, with their values, unless they are from before those were recorded. */
function events(familyId: string, { role, userId }: Person): SQL {
  const { createdAt, type } = familyEvents
  const isRecorded = sql`exists (select 1 from ${recordChanges} where ${recordChanges.familyId} = ${familyId}
    and ${recordChanges.at} between ${createdAt} - interval '1 minute' and ${createdAt} + interval '1 minute'
    and ${recordChanges.recordTable} in ('families', 'tasks'))`
  return sql`select 'event:' || ${familyEvents.id} as id, ${createdAt} as at,
      case ${type} when 'note' then 'notes' when 'task' then 'tasks' when 'tour' then 'tours' when 'booked-call' then 'calls' else 'history' end as kind,
      ${familyEvents.author} as actor,
      case ${type} when 'note'
        then jsonb_build_object('type', 'note', 'noteId', ${familyEvents.id}, 'version', ${familyEvents.version},
          'isOwn', ${role === 'admin'} or ${familyEvents.authorId} is not distinct from ${userId ?? null}::uuid, 'text', ${familyEvents.text})
        else jsonb_build_object('type', 'event', 'event', ${type}, 'text', ${familyEvents.text}) end as payload
    from ${familyEvents} where ${familyEvents.familyId} = ${familyId} and ${type} <> 'call'
      and not (${type} in ('stage', 'task') and ${isRecorded})`
}

const loggedCalls = (familyId: string) =>
  sql`select 'call-log:' || ${callLogs.id}, ${callLogs.at}, 'calls', ${callLogs.person},
      jsonb_build_object('type', 'call', 'outcome', ${callLogs.outcome}, 'minutes', ${callLogs.minutes}, 'note', ${callLogs.note})
    from ${callLogs} where ${callLogs.familyId} = ${familyId}`

const messages = (familyId: string, ownConversations: SQL | undefined) =>
  sql`select 'message:' || ${conversationMessages.id}, ${conversationMessages.createdAt}, 'messages', ${conversationMessages.sender},
      jsonb_build_object('type', 'message', 'conversationId', ${conversations.id},
        'from', ${conversationParticipants.role}, 'text', ${conversationMessages.text})
    from ${conversations}
    join ${conversationMessages} on ${conversationMessages.conversationId} = ${conversations.id}
    join ${conversationParticipants} on ${conversationParticipants.id} = ${conversationMessages.participantId}
    where ${conversations.familyId} = ${familyId} and ${ownConversations ?? sql`true`}`

/** Emails to the family, and not those about it to others, or those that are messages of a conversation. */
const emails = (familyId: string) =>
  sql`select 'email:' || ${notifications.id}, ${notifications.createdAt}, 'messages', null,
      jsonb_build_object('type', 'email', 'emailId', ${notifications.id}, 'channel', ${notifications.channel},
        'messageKind', ${notifications.kind}, 'subject', ${notifications.subject},
        'status', case when ${notifications.failure} is not null then 'failed' when ${notifications.sentAt} is null then 'queued' else 'sent' end)
    from ${notifications} where ${notifications.familyId} = ${familyId}
      and ${notifications.agentId} is null and ${notifications.userId} is null
      and not exists (select 1 from ${conversationMessages} where ${conversationMessages.notificationId} = ${notifications.id})`

const accesses = (familyId: string) =>
  sql`select 'access:' || ${reveals.id}, ${reveals.at}, 'sharing', ${reveals.person},
      jsonb_build_object('type', 'access', 'route', ${reveals.route}, 'role', ${reveals.role}, 'reason', ${reveals.reason})
    from ${reveals} where ${reveals.familyId} = ${familyId}`

function releaseEvents(familyId: string): SQL[] {
  const event = (name: string, at: SQL, details: SQL = sql``, actor: SQL = sql`null`) =>
    sql`select ${`release-${name}:`} || ${releases.id}, ${at}, 'sharing', ${actor},
        jsonb_build_object('type', 'release', 'event', ${name}::text, 'releaseId', ${releases.id},
          'recipientKind', ${releases.recipientKind}, 'recipientId', ${releases.recipientId},
          'recipientName', ${releases.recipientName}${details})
      from ${releases} where ${releases.familyId} = ${familyId} and ${at} is not null`
  const response = sql`, 'response', ${releases.response}, 'reason', ${releases.responseNote}`
  return [
    event('shared', sql`${releases.sentAt}`, sql`, 'reason', ${releases.reason}`),
    event('responded', sql`${releases.respondedAt}`, response, sql`${releases.respondedBy}`),
    event('ended', sql`${releases.endedAt}`),
    event('stopped', sql`${releases.revokedAt}`),
    event('confirmed', sql`${releases.confirmedAt}`),
  ]
}

function moveInEvents(familyId: string): SQL[] {
  const event = (name: string, at: SQL, actor: SQL, reason: SQL) =>
    sql`select ${`move-in-${name}:`} || ${moveIns.id}, ${at}, 'history', ${actor},
        jsonb_build_object('type', 'move-in', 'event', ${name}::text, 'moveInId', ${moveIns.id}, 'communityId', ${moveIns.communityId},
          'communityName', ${communities.name}, 'movedInOn', ${moveIns.movedInOn}, 'reason', ${reason})
      from ${moveIns} join ${communities} on ${communities.id} = ${moveIns.communityId}
      where ${moveIns.familyId} = ${familyId} and ${at} is not null`
  return [
    event('recorded', sql`${moveIns.createdAt}`, sql`${moveIns.recordedBy}`, sql`null`),
    event('undone', sql`${moveIns.undoneAt}`, sql`${moveIns.undoneBy}`, sql`${moveIns.undoReason}`),
  ]
}

/** Tasks that no person created. What people do with tasks is among the changes. */
const tasksOfJobs = (familyId: string, person: Person) =>
  sql`select 'task:' || ${tasks.id}, ${tasks.createdAt}, 'tasks', null,
      jsonb_build_object('type', 'task', 'action', 'created', 'taskId', ${tasks.id}, 'title', ${tasks.title}, 'values', '[]'::jsonb)
    from ${tasks} where ${tasks.familyId} = ${familyId} and ${familyTasks(person)}
      and not exists (select 1 from ${recordChanges} where ${recordChanges.recordTable} = 'tasks'
        and ${recordChanges.recordId} = ${tasks.id}::text and ${recordChanges.action} = 'created')`

/**
 * Changes stay with a family that was merged. A new note, a move-in that was recorded or undone, and what happened to tours and calls are in the timeline
 * themselves. A change of the stage is a part of the history. [WORK-027]
 */
function changes(familyId: string, person: Person): SQL {
  const { id, action, recordTable, recordId } = recordChanges
  const isOfStage = sql`exists (select 1 from ${changedValues} where ${changedValues.changeId} = ${id} and ${changedValues.field} = 'stage')`
  const isUndo = sql`exists (select 1 from ${changedValues} where ${changedValues.changeId} = ${id} and ${changedValues.field} = 'undone_at')`
  return sql`select 'change:' || ${id}, ${recordChanges.at},
      case when ${recordTable} = 'tasks' then 'tasks' when ${recordTable} = 'families' and ${isOfStage} then 'history' else 'changes' end,
      ${users.name},
      case ${recordTable} when 'tasks'
        then jsonb_build_object('type', 'task', 'action', ${action}, 'taskId', ${recordId}, 'title', ${tasks.title})
        else jsonb_build_object('type', 'change', 'action', ${action}, 'recordType', ${recordTable}, 'recordId', ${recordId}) end
    from ${recordChanges}
    left join ${users} on ${users.id} = ${recordChanges.actorId}
    left join ${tasks} on ${tasks.id} = case ${recordTable} when 'tasks' then ${recordId}::uuid end
    where ${recordChanges.familyId} in
        (select ${families.id} from ${families} where ${families.id} = ${familyId} or ${families.mergedIntoId} = ${familyId})
      and not (${recordTable} in ('family_events', 'move_ins') and ${action} = 'created')
      and not (${recordTable} = 'move_ins' and ${isUndo})
      and ${recordTable} not in ('tours', 'calls') and ${familyChanges(person)}`
}
