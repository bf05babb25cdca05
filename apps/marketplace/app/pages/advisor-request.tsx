import { findCallSlot, now } from '@pkg/domain'
import { apiFor, errorPage, forwardCookies } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  askStatus,
  loadProfile,
  readAdvisorRequest,
  sendAdvisorRequest,
  withAskedCallers,
} from '~/features/advisors/index.server'
import { AdvisorRequestPage } from '~/features/advisors'
import { callsTexts, readCallStart } from '~/features/calls'

export const meta: MetaFunction = () => [{ title: callsTexts.ask.pageTitle }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The form on which a family asks one advisor, or books the call that it chose on the advisor's page. [AGENT-005] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const advisor = await loadAdvisor(request, context)
  const { headers: cookies, onHeaders } = forwardCookies()
  const callStartsAt = readCallStart(new URL(request.url).searchParams)
  const read = { ...readAdvisorRequest(new FormData()), ...(callStartsAt && { callStartsAt }) }
  const asked = await withAskedCallers(apiFor(request, context), read, advisor.id, onHeaders)
  return data({ advisor, asked }, { headers: cookies })
}

/** Sends the request to the advisor. A booked call leads to its page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const advisor = await loadAdvisor(request, context)
  const api = apiFor(request, context)
  const read = readAdvisorRequest(await request.formData())
  const { headers: cookies, onHeaders } = forwardCookies()
  const isComplete = Object.keys(read.errors).length === 0
  const path = { id: advisor.id, path: advisor.url }
  const sent = isComplete ? await sendAdvisorRequest(api, read, path, onHeaders) : read
  if (sent.callId) return redirect(`/calls/${sent.callId}?done=booked`, { headers: cookies })
  return data(await withAskedCallers(api, sent, advisor.id, onHeaders), {
    status: askStatus[sent.status],
    headers: cookies,
  })
}

async function loadAdvisor(request: Request, context: LoaderFunctionArgs['context']) {
  const id = new URL(request.url).searchParams.get('advisor') ?? ''
  if (id === '') throw errorPage('not-found', 404)
  return loadProfile(apiFor(request, context), id, now())
}

export default function AdvisorRequestRoute() {
  const { advisor, asked } = useLoaderData<typeof loader>()
  const shown = useActionData<typeof action>() ?? asked
  const isFree = shown.callStartsAt !== undefined && findCallSlot(advisor.days, shown.callStartsAt) !== undefined
  return <AdvisorRequestPage advisor={advisor} request={shown} isFree={isFree} />
}
