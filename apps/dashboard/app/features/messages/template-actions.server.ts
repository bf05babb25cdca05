import { apiFor } from '@pkg/remix-host/server'
import { type AppLoadContext, data, redirect } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { templateForm } from './message-forms.server'

/** Saves a new or a changed template, or deletes one. [WORK-008] */
export async function actOnTemplates(request: Request, context: AppLoadContext) {
  const form = await request.formData()
  const api = apiFor(request, context)
  const id = form.get('id')
  const isKnown = typeof id === 'string' && id !== ''
  if (form.get('intent') === 'delete' && isKnown) {
    await requireResponse(request, api.messageTemplates.remove({ id }))
    return redirect(pathAfterSaving(request.url, 'template-deleted'))
  }
  const submission = templateForm.submit(form, (body) =>
    isKnown ? api.messageTemplates.update({ id, ...body }) : api.messageTemplates.create(body),
  )
  const sent = await sendForm(request, submission)
  if (sent.ok) return redirect(pathAfterSaving(request.url, 'template-saved'))
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return data<RejectedForm>({ intent: 'save', typed, errors: sent.errors, message: sent.message }, 422)
}
