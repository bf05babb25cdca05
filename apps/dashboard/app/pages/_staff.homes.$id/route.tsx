import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { homePage, homesTexts } from '~/features/homes'
import { changeTask, isTaskIntent } from '~/features/tasks/index.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { actOnHome } from './act-on-home.server'
import { HomeView } from './HomeView'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded?.home.title ?? homesTexts.title) },
]

/** One home of a real estate agent: its stages, notes, tasks, and what comes next. [AGENT-006, DASH-016] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'real-estate-agent') throw errorPage('forbidden', 403)
  const api = apiFor(request, context)
  const lead = await requireResponse(request, api.realEstateReferrals.get({ id }))
  if (lead.dueAt) throw redirect('/real-estate')
  const tasks = await requireResponse(
    request,
    api.tasks.list({ 'filter[client]': lead.clientId, 'page-size': 50, sort: 'dueAt' }),
  )
  return { home: homePage(lead, tasks.items, requestClock(request)) }
}

export { reloadsAfterSaving as shouldRevalidate } from '~/site/outages/reloads-after-saving'

/** Does what a form of the page says, or changes a task of the home. [AGENT-006] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (isTaskIntent(intent)) {
    return changeTask({ request, api, form }, intent, (saved) => redirect(pathAfterSaving(request.url, saved)))
  }
  const sent = await actOnHome({ request, api, form, id })
  if (!sent) throw errorPage('bad-request', 400)
  if (sent.ok) return redirect(pathAfterSaving(request.url, sent.saved))
  const typed = Object.fromEntries(
    ['stage', 'reason', 'text', 'title', 'due'].map((name) => [name, formText(form, name)]),
  )
  const { errors, message, base } = sent
  return data<RejectedForm>({ intent, typed, errors, message, base }, base ? 409 : 422)
}

export default function HomeRoute() {
  const { home } = useLoaderData<typeof loader>()
  return <HomeView key={home.id} home={home} rejected={useFormResult<typeof action>()} />
}
