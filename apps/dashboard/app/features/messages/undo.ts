import type { Thread } from './thread'

/** What a conversation was before a change, as the `undo` parameter of the URL. It holds no personal data. */
export const undoOf = ({ assignee, state }: Pick<Thread, 'assignee' | 'state'>, until: string | undefined): string =>
  String(
    new URLSearchParams({
      assignee: assignee?.id ?? '',
      ...(state === 'done' ? { done: 'true' } : {}),
      ...(until ? { until } : {}),
    }),
  )

/** Returns the change that makes a conversation what it was. */
export function changeThatUndoes(undo: string): {
  assigneeId: string | null
  isDone: boolean
  snoozedUntil?: string | null
} {
  const was = new URLSearchParams(undo)
  const isDone = was.get('done') === 'true'
  return { assigneeId: was.get('assignee') || null, isDone, ...(isDone ? {} : { snoozedUntil: was.get('until') }) }
}
