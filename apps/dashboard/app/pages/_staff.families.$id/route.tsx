import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type TypedResponse,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeBooking, isBookingIntent } from '~/features/bookings/index.server'
import { familiesTexts, familyPage, formerTexts } from '~/features/families'
import { answersIntent, answerValues, type RejectedAnswers } from '~/features/intake'
import { saveAnswers } from '~/features/intake/index.server'
import { changeTask, isTaskIntent } from '~/features/tasks/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { requestClock } from '~/site/server/request-clock'
import { errorTexts, pageTitle } from '~/site/texts'
import {
  acceptOffer,
  changeStage,
  declineOffer,
  type FamilyForm,
  revealContact,
  saveNote,
} from './family-actions.server'
import { loadWork } from './load-work.server'
import { FamilyView } from './FamilyView'
import { FormerView } from './FormerView'
import { loadFamilyOrFormer } from './load-former.server'
import { loadReceived } from './load-received.server'
import { respond } from './received-actions.server'
import {
  addTask,
  assign,
  changeNote,
  close,
  deleteNote,
  logCall,
  pause,
  resume,
  sendEmail,
  sendText,
  undoMerge,
} from './work-actions.server'
import { ReceivedView } from './ReceivedView'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => {
  if (!loaded) return [{ title: pageTitle(error ? errorTexts['not-found'].title : familiesTexts.title) }]
  return [{ title: pageTitle('former' in loaded ? formerTexts.title[loaded.former.reason] : loaded.family.title) }]
}

/** A family as the person sees it: as staff, as a recipient of its request, or no longer, with the reason. [DASH-003, WORK-006] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const loaded = await loadFamilyOrFormer({ request, context }, api, params['id'] ?? '')
  if ('former' in loaded) {
    // After reassigning a family, its former advisor goes back to the list.
    const isReassigned = new URL(request.url).searchParams.get('saved') === 'assigned'
    return isReassigned ? redirect('/families?saved=assigned') : data(loaded, { status: 410 })
  }
  const family = familyPage(loaded.family, requestClock(request))
  const { releases, sharedWith = [] } = loaded.family
  if (releases) return { kind: 'received' as const, family, received: await loadReceived(request, api, releases) }
  const work = await loadWork(request, api, family, sharedWith)
  return { kind: 'staff' as const, family, work, told: answerValues(loaded.family) }
}

export { reloadsAfterSaving as shouldRevalidate } from '~/site/outages/reloads-after-saving'

type Rejected = ReturnType<typeof data<RejectedForm | RejectedAnswers>>

/** What each form of the page does. */
const actions: Readonly<Partial<Record<string, (sent: FamilyForm) => Promise<TypedResponse<never> | Rejected>>>> = {
  'change-stage': changeStage,
  'reveal-contact': revealContact,
  'accept-offer': acceptOffer,
  'decline-offer': declineOffer,
  'save-note': saveNote,
  'log-call': logCall,
  'send-email': sendEmail,
  'send-text': sendText,
  'add-task': addTask,
  assign,
  pause,
  resume,
  close,
  'change-note': changeNote,
  'delete-note': deleteNote,
  'undo-merge': undoMerge,
  [answersIntent]: saveAnswers,
  contacted: (sent) => respond(sent, 'contacted'),
  'tour-offered': (sent) => respond(sent, 'tour-offered'),
  declined: (sent) => respond(sent, 'declined'),
}

/** Does what a form of the page says, or changes a task of the family. [WORK-006, WORK-007] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  const sent = { request, api, form, familyId: params['id'] ?? '' }
  const act = typeof intent === 'string' && Object.hasOwn(actions, intent) ? actions[intent] : undefined
  if (act) return act(sent)
  if (isBookingIntent(intent)) {
    return changeBooking(sent, intent, (saved, of) => redirect(pathAfterSaving(request.url, saved, of)))
  }
  if (isTaskIntent(intent)) {
    return changeTask(sent, intent, (saved) => redirect(pathAfterSaving(request.url, saved)))
  }
  throw errorPage('bad-request', 400)
}

export default function FamilyRoute() {
  const loaded = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  if ('former' in loaded) return <FormerView former={loaded.former} />
  const { family } = loaded
  if (loaded.kind === 'received') {
    return <ReceivedView key={family.id} family={family} received={loaded.received} rejected={rejected} />
  }
  return <FamilyView key={family.id} family={family} work={loaded.work} told={loaded.told} rejected={rejected} />
}
