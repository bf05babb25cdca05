import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Thread } from '../thread'
import { undoOf } from '../undo'

export interface TriageFormProps {
  thread: Thread
  /** The conversation that opens next. Missing if this one stays open. */
  next?: string | undefined
  children: ReactNode
}

/** A form that changes the conversation as the person saw it, and remembers what it was. [WORK-005] */
export function TriageForm({ thread, next, children }: TriageFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={thread.version} />
      <input type="hidden" name="was" value={undoOf(thread, thread.snoozedUntil?.iso)} />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {children}
    </Form>
  )
}
