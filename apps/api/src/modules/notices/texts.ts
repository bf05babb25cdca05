import type { Notice } from '@pkg/api-client'

/** A notice and the names that its text has. */
interface NamedNotice {
  notice: { kind: Notice['kind'] }
  familyName: string | null
  actorName: string | null
  taskTitle: string | null
}

/** Returns what a notice says: who did what, about which family. [WORK-016] */
export function noticeText({ notice, familyName, actorName, taskTitle }: NamedNotice): string {
  const actor = actorName || 'Someone'
  const about = familyName ? ` about ${familyName}` : ''
  switch (notice.kind) {
    case 'mention':
      return `${actor} mentioned you in a note${about}`
    case 'task':
      return `${actor} gave you a task${about}${taskTitle ? `: ${taskTitle}` : ''}`
    case 'offer':
      return familyName ? `${familyName} is offered to you` : 'A family is offered to you'
    case 'message':
      return `New message${about}`
  }
}
