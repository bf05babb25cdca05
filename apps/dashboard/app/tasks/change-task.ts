import type { Client } from '@pkg/api-client'
import type { Saved } from '~/forms/saved'
import { requireResponse } from '~/server/require-response'

/** What a form may do to a task, and the status that makes it. */
const statuses = { 'complete-task': 'done', 'reopen-task': 'open' } as const

/** Whether a form is about a task. */
export const isTaskIntent = (intent: unknown): intent is keyof typeof statuses =>
  typeof intent === 'string' && Object.hasOwn(statuses, intent)

/** Completes the task that a form names, or opens it again. Gives what was done. [DASH-004] */
export async function changeTask(
  request: Request,
  api: Client,
  form: FormData,
  intent: keyof typeof statuses,
): Promise<Saved> {
  const status = statuses[intent]
  await requireResponse(request, api.tasks.update({ id: String(form.get('task') ?? ''), status }))
  return status === 'done' ? 'task' : 'reopened'
}
