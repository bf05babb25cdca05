import { leadStageLabel, leadStages } from '@pkg/domain'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { familyPage } from '~/families/family-page'
import { pathAfterSaving } from '~/forms/saved'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { changeTask, isTaskIntent } from '~/tasks/change-task'
import { texts } from '~/texts'
import { acceptOffer, changeStage, declineOffer, revealContact, saveNote } from './family-actions.server'
import { FamilyView } from './FamilyView'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: texts.title(loaded?.family.title ?? (error ? texts.errors['not-found'].title : texts.families.title)) },
]

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const family = await requireResponse(request, apiFor(request, context).clients.get({ id: params['id'] ?? '' }))
  return {
    family: familyPage(family, requestClock(request)),
    stages: leadStages.map((stage) => ({ value: stage, label: leadStageLabel(stage) })),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  const sent = { request, api, form, familyId: params['id'] ?? '' }
  if (intent === 'change-stage') return changeStage(sent)
  if (intent === 'reveal-contact') return revealContact(sent)
  if (intent === 'accept-offer') return acceptOffer(sent)
  if (intent === 'decline-offer') return declineOffer(sent)
  if (intent === 'save-note') return saveNote(sent)
  if (isTaskIntent(intent)) {
    return redirect(pathAfterSaving(request.url, await changeTask(request, api, form, intent)))
  }
  throw errorPage('bad-request', 400)
}

export default function FamilyRoute() {
  const { family, stages } = useLoaderData<typeof loader>()
  return <FamilyView key={family.id} family={family} stages={stages} rejected={useActionData<typeof action>()} />
}
