import { isLeadStage, leadStageLabel, leadStages } from '@pkg/domain'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { familyPage } from '~/families/family-page'
import { readNote } from '~/families/read-note'
import { readReason } from '~/families/read-reason'
import { pathAfterSaving, type Saved } from '~/forms/saved'
import { answerFor, apiFor, isUnavailable, problemPage } from '~/server/api'
import { hereOf } from '~/server/here'
import { changeTask, isTaskIntent } from '~/tasks/change-task'
import { texts } from '~/texts'
import { FamilyView } from './FamilyView'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: texts.title(loaded?.family.title ?? (error ? texts.problems['not-found'].title : texts.families.title)) },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const family = await answerFor(request, apiFor(request, context).clients.get({ id: params['id'] ?? '' }))
  return {
    family: familyPage(family, hereOf(request)),
    stages: leadStages.map((stage) => ({ value: stage, label: leadStageLabel(stage) })),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  const shown = (saved: Saved) => redirect(pathAfterSaving(request.url, saved))

  if (isTaskIntent(intent)) return shown(await changeTask(request, api, form, intent))
  if (intent === 'change-stage') {
    const stage = String(form.get('stage'))
    if (!isLeadStage(stage)) throw problemPage('bad-request', 400)
    await answerFor(request, api.clients.update({ id, stage }))
    return shown('stage')
  }
  if (intent === 'reveal-contact') {
    const read = readReason(form)
    if (!read.ok) return data({ reveal: read }, { status: 422 })
    await answerFor(request, api.clientsAccess.contact({ clientId: id, reason: read.reason }))
    return shown('contact')
  }
  if (intent === 'save-note') {
    const note = readNote(form)
    if (!note.ok) return data({ note }, { status: 422 })
    const saving = api.notes.create({ clientId: id, text: note.text })
    // What was typed must not be lost to a server that restarts.
    if (await saving.then(() => false, isUnavailable)) {
      return data({ note: { typed: note.text, error: texts.family.noteNotSaved } }, { status: 503 })
    }
    await answerFor(request, saving)
    return shown('note')
  }
  throw problemPage('bad-request', 400)
}

export default function FamilyRoute() {
  const { family, stages } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const note = refused && 'note' in refused ? refused.note : undefined
  const reason = refused && 'reveal' in refused ? refused.reveal : undefined
  return <FamilyView key={family.id} family={family} stages={stages} refusedNote={note} refusedReason={reason} />
}
