import { leadStageLabel, leadStages } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { familyPage } from '~/families/family-page'
import { pathAfterSaving } from '~/forms/saved'
import { requestClock } from '~/server/request-clock'
import { changeTask, isTaskIntent } from '~/tasks/change-task'
import { texts } from '~/texts'
import { acceptOffer, changeStage, declineOffer, revealContact, saveNote } from './family-actions.server'
import { FamilyView } from './FamilyView'
import { FormerView } from './FormerView'
import { loadFamilyOrFormer } from './load-former.server'
import { loadReceived } from './load-received.server'
import { changeHomeStage, respond } from './received-actions.server'
import { ReceivedView } from './ReceivedView'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  if (!loaded) return [{ title: texts.title(error ? texts.errors['not-found'].title : texts.families.title) }]
  return [{ title: texts.title('former' in loaded ? texts.former.title[loaded.former.reason] : loaded.family.title) }]
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const loaded = await loadFamilyOrFormer({ request, context }, api, params['id'] ?? '')
  if ('former' in loaded) return data(loaded, { status: 410 })
  const family = familyPage(loaded.family, requestClock(request))
  const stages = leadStages.map((stage) => ({ value: stage, label: leadStageLabel(stage) }))
  const { releases } = loaded.family
  const received = releases && (await loadReceived(request, api, releases))
  return { family, stages, received }
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
  if (intent === 'contacted' || intent === 'declined') return respond(sent, intent)
  if (intent === 'change-home-stage') return changeHomeStage(sent)
  if (isTaskIntent(intent)) {
    return redirect(pathAfterSaving(request.url, await changeTask(request, api, form, intent)))
  }
  throw errorPage('bad-request', 400)
}

export default function FamilyRoute() {
  const loaded = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  if ('former' in loaded) return <FormerView former={loaded.former} />
  const { family, stages, received } = loaded
  if (received) return <ReceivedView key={family.id} family={family} received={received} rejected={rejected} />
  return <FamilyView key={family.id} family={family} stages={stages} rejected={rejected} />
}
