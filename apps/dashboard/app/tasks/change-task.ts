import type { Client } from '@pkg/api-client'
import type { Saved } from '~/forms/saved'
import { requireResponse } from '~/server/require-response'

/** The status that each intent sets. */
const statuses = { 'complete-task': 'done', 'reopen-task': 'open' } as const

/** Returns whether an intent changes a task. */
export const isTaskIntent = (intent: unknown): intent is keyof typeof statuses =>
  typeof intent === 'string' && Object.hasOwn(statuses, intent)

/** Completes or reopens the task in a form, and returns what was saved. [DASH-004] */
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
