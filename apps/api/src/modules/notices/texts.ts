import type { Notice } from '@pkg/api-client'

/** A notice and the names that its text has. */
interface NamedNotice {
  notice: { kind: Notice['kind'] }
  familyName: string | null
  actorName: string | null
  taskTitle: string | null
  /** The name of the community that a question is about. */
  communityName: string | null
}

/** Returns what a notice says: who did what, about which family or community. [WORK-016] */
export function noticeText({ notice, familyName, actorName, taskTitle, communityName }: NamedNotice): string {
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
    case 'question':
      return `New question about ${communityName}`
  }
}
