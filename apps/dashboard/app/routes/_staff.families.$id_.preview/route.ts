import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { noteForm } from '~/families/note-form.server'
import { sendForm } from '~/server/send-form'
import { loadPreview } from './load-preview.server'

/** What the list of families shows of one next to it. [WORK-003, DASH-003] */
export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadPreview(request, apiFor(request, context), params['id'] ?? '')

/** What became of a note that was written next to the list: when it was saved, or why not. */
export type SentNote = { savedAt: number } | { error: string }

/** Adds a note to a family without leaving its list. [DATA-018] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { notes } = apiFor(request, context)
  const form = await request.formData()
  const submission = noteForm.submit(form, (body) => notes.create(body), { clientId: params['id'] ?? '' })
  const sent = await sendForm(request, submission)
  if (sent.ok) return data<SentNote>({ savedAt: Date.now() })
  return data<SentNote>({ error: sent.errors['text'] ?? sent.message ?? '' }, 422)
}
