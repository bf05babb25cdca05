import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requireStaff } from '~/site/server/staff'
import { bodyOf } from './field-values'
import type { NewRecord } from './new-record'
import { readFields } from './read-fields.server'
import type { ReceiveFields } from './record-source.server'
import type { RejectedFields } from './rejected-fields'

/** Returns the loader of a page that adds a record. @throws The error page with 403 for other roles [WORK-025] */
export const newRecordLoader =
  ({ roles }: NewRecord) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
    const { role } = await requireStaff(request, context)
    if (!roles.includes(role)) throw errorPage('forbidden', 403)
    return null
  }

/** Returns the action of that page: it adds the record, and opens the page that `to` returns for it. What wasn’t accepted comes back with what was typed. */
export const newRecordAction =
  ({ roles, inputs }: NewRecord, receive: ReceiveFields, to: (created: unknown) => string) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const user = await requireStaff(request, context)
    if (!roles.includes(user.role)) throw errorPage('forbidden', 403)
    const api = apiFor(request, context)
    const read = await requireResponse(request, readFields(api, inputs, await request.formData()))
    const { body, errors } = bodyOf(inputs, read.values, undefined)
    const reject = (rest: Pick<RejectedFields, 'errors' | 'message'>) =>
      data<RejectedFields>({ intent: 'create', values: read.values, found: read.found, ...rest }, 422)
    const wrong = { ...errors, ...read.errors }
    if (Object.keys(wrong).length > 0) return reject({ errors: wrong })
    const sent = await sendForm(request, receive({ request, api, user, id: '', version: undefined }, body))
    if (!sent.ok) return reject({ errors: sent.errors, message: sent.message })
    return redirect(to(sent.result))
  }
