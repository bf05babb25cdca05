import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { callLink } from '~/site/server/emailed-link.server'
import { callOutcomes, loadCall, submitCall } from '~/features/calls/index.server'
import { CallPage, callsTexts } from '~/features/calls'

export const meta: MetaFunction = () => [{ title: callsTexts.page.metaTitle }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** A call that a family booked: the time, the advisor, and how to move or cancel it, with an emailed link or in the browser that booked it. [AGENT-008] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await callLink.storeToken(request, context)
  const subject = await callLink.readSubject(request, context)
  const call = await orErrorPage(loadCall(apiFor(request, context), id, subject, now()))
  const done = new URL(request.url).searchParams.get('done')
  return data({ call, done: callOutcomes.find((outcome) => outcome === done) }, call ? 200 : 404)
}

/** Moves or cancels the call. The page then says what was done. [AGENT-008] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const subject = await callLink.readSubject(request, context)
  const done = await orErrorPage(submitCall(apiFor(request, context), id, subject, await request.formData()))
  return redirect(`/calls/${id}?done=${done}`)
}

export default function CallRoute() {
  const { call, done } = useLoaderData<typeof loader>()
  return <CallPage call={call} done={done} />
}
