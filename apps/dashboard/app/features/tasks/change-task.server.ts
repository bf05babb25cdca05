import type { Client } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { data, type TypedResponse } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Saved } from '~/site/forms/saved'
import { sendForm } from '~/site/server/send-form'
import { errorTexts } from '~/site/texts'

/** The status that each intent sets. */
const statuses = { 'complete-task': 'done', 'reopen-task': 'open' } as const

/** Returns whether an intent changes a task. */
export const isTaskIntent = (intent: unknown): intent is keyof typeof statuses =>
  typeof intent === 'string' && Object.hasOwn(statuses, intent)

/** Completes or reopens the task in a form, and goes on. While the API is down, says so next to the task’s button. [DASH-004, ERR-018] */
export async function changeTask(
  { request, api, form }: { request: Request; api: Client; form: FormData },
  intent: keyof typeof statuses,
  goOn: (saved: Saved) => TypedResponse<never>,
) {
  const status = statuses[intent]
  const task = formText(form, 'task')
  const change = api.tasks.update({ id: task, status })
  const sent = await sendForm(
    request,
    change.then((result) => ({ ok: true as const, result })),
  )
  if (sent.ok) return goOn(status === 'done' ? 'task' : 'reopened')
  return data<RejectedForm>({ intent, typed: { task }, errors: {}, message: errorTexts.notDone }, 503)
}
