import { errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect, type TypedResponse } from '@remix-run/node'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { bodyOf, withoutSecrets } from './field-values'
import { startRecord } from './load-record.server'
import { orChanged, rejectedStatus } from './or-changed.server'
import { pathAfterDoing } from './record-url'
import { readFields } from './read-fields.server'
import { actionsFor, inputsOf, type RecordItem } from './record'
import type { RecordCall, RecordSource } from './record-source.server'
import type { RejectedFields } from './rejected-fields'
import { saveFields } from './save-fields.server'
import { recordsTexts } from './texts'

/** Does what a form of the page’s own content says. */
type ReceiveForm = (
  call: RecordCall,
  form: FormData,
) => Promise<TypedResponse<never> | ReturnType<typeof data<RejectedForm>>>

/**
 * Returns the action of a record’s page: it saves an edit, or does one of the record’s actions. What wasn’t accepted comes back with what was typed. `forms`
 * receive those of what else the page shows, by their intent. [WORK-025]
 * @throws The error page with 403 for other roles, and with 400 for a form that the person doesn’t have
 */
export function recordAction<Item extends RecordItem>(
  source: RecordSource<Item>,
  forms: Readonly<Record<string, ReceiveForm>> = {},
) {
  return async (sent: ActionFunctionArgs) => {
    const call = await startRecord(source, sent)
    const form = await call.request.formData()
    const intent = formText(form, 'intent')
    const receive = Object.hasOwn(forms, intent) ? forms[intent] : undefined
    if (receive) return receive(call, form)
    const [what, name = ''] = intent.split(':')
    if (what === 'edit') return saveFields(source, call, { form, section: name })
    if (what === 'do') return act(source, call, { form, name })
    throw errorPage('bad-request', 400)
  }
}

async function act<Item extends RecordItem>(
  { kind, load, actions = {} }: RecordSource<Item>,
  call: RecordCall,
  { form, name }: { form: FormData; name: string },
) {
  const { request, api, user } = call
  const item = await requireResponse(request, load(call))
  const action = actionsFor(kind, item, user.role).find((known) => known.name === name)
  const run = actions[name]
  if (!run) throw errorPage('bad-request', 400)
  const intent = `do:${name}`
  // Someone else did it meanwhile, or something that excludes it.
  if (!action)
    return rejected({ intent, values: {}, errors: {}, found: {}, message: recordsTexts.changedMeanwhile }, 409)
  const inputs = inputsOf(action, item)
  const read = await requireResponse(request, readFields(api, inputs, form))
  const { body, errors } = bodyOf(inputs, read.values, undefined)
  const known = { intent, values: withoutSecrets(inputs, read.values), found: read.found }
  const wrong = { ...errors, ...read.errors }
  if (Object.keys(wrong).length > 0) return rejected({ ...known, errors: wrong }, 422)
  const sentRecord = { request, api, user, id: call.id, version: Number(form.get('version')) || undefined }
  const sent = await sendForm(request, orChanged(run.receive(sentRecord, body)))
  if (sent.ok) return redirect(run.to?.(sent.result, sentRecord) ?? pathAfterDoing(request.url, name))
  return rejected({ ...known, errors: sent.errors, message: sent.message }, rejectedStatus(sent))
}

const rejected = (fields: RejectedFields, status: number) => data<RejectedFields>(fields, status)
