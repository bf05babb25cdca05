import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react'
import { now } from '@pkg/domain'
import { loadPreview, noteForm, onList } from '~/features/families/index.server'
import type { LoadedPreview, SentNote } from '~/features/families'
import { orInstead } from '~/site/outages/or-instead'
import { sendForm } from '~/site/server/send-form'
import { errorTexts } from '~/site/texts'

/** What the list of families shows of one next to it. [WORK-003, DASH-003] */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<LoadedPreview> {
  const id = params['id'] ?? ''
  return { id, family: await loadPreview(onList(request, id), apiFor(request, context), id) }
}

/** A family that can't be loaded leaves the list unchanged. */
export async function clientLoader({ serverLoader, params }: ClientLoaderFunctionArgs): Promise<LoadedPreview> {
  return orInstead<LoadedPreview>(serverLoader<typeof loader>(), { id: params['id'] ?? '', isDown: true })
}

/** It loads after its list, which would otherwise wait for it. */
export const shouldRevalidate = () => false

/** Adds a note to a family without leaving its list. [DATA-018] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const familyId = params['id'] ?? ''
  const { notes } = apiFor(request, context)
  const list = onList(request, familyId)
  const form = await request.formData()
  const submission = noteForm.submit(form, (body) => notes.create(body), { clientId: familyId })
  const sent = await sendForm(list, submission)
  if (sent.ok) return data<SentNote>({ familyId, savedAt: now().getTime() })
  return data<SentNote>({ familyId, error: sent.errors['text'] ?? sent.message ?? '' }, 422)
}

/** A note that couldn't be sent stays in its field. */
export async function clientAction({ serverAction, params }: ClientActionFunctionArgs): Promise<SentNote> {
  return orInstead<SentNote>(serverAction<SentNote>(), { familyId: params['id'] ?? '', error: errorTexts.notSaved })
}
