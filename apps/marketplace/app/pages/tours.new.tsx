import { findTourSlot } from '@pkg/domain'
import { apiFor, errorPage, forwardCookies, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { plainDisclosure, sendPlainDisclosure } from '~/site/server/plain-disclosure.server'
import { plainStatus, readPlainRequest, sendPlainRequest, withCallers } from '~/site/server/plain-request.server'
import { wizardSummary } from '~/features/listing'
import { allTourDays, NewTourPage, readTourChoice, toursTexts } from '~/features/tours'
import { pageUrl } from '~/site/frame/site-path'

export const meta: MetaFunction = () => [{ title: toursTexts.booking.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The page on which a family books the tour that it chose on the community's page: who will call, contact info, and consent. [FIND-013] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { community, days, summary, disclosure } = await loadCommunity(request, context)
  const { pathname, searchParams } = pageUrl(request)
  if (searchParams.get('community') !== community.id) {
    searchParams.set('community', community.id)
    throw redirectToCurrent(`${pathname}?${String(searchParams)}`)
  }
  const { headers: cookies, onHeaders } = forwardCookies()
  const read = readPlainRequest(new FormData(), disclosure)
  const plain = await withCallers(apiFor(request, context), read, community.id, onHeaders)
  const chosen = readTourChoice(searchParams)
  return data({ summary, url: community.url, days, chosen, plain }, { headers: cookies })
}

/** Books the tour with the request. A time that isn't free anymore asks for another one and keeps what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { community, summary, disclosure } = await loadCommunity(request, context)
  const api = apiFor(request, context)
  const form = await request.formData()
  const read = readPlainRequest(form, disclosure)
  const tourSlot = readTourChoice(form)
  const { headers: cookies, onHeaders } = forwardCookies()
  const { id, url: path } = community
  if (Object.keys(read.errors).length > 0 || !tourSlot) {
    return data(await withCallers(api, { ...read, ...(tourSlot && { tourSlot }) }, id, onHeaders), {
      status: 422,
      headers: cookies,
    })
  }
  const sent = await sendPlainRequest(api, { ...read, tourSlot }, { id, path }, onHeaders)
  if (sent.status === 'sent' && disclosure !== undefined) {
    sent.recipients = await sendPlainDisclosure(api, sent, { id, path, state: summary.state, text: disclosure })
  }
  return data(await withCallers(api, sent, id, onHeaders), { status: plainStatus[sent.status], headers: cookies })
}

async function loadCommunity(request: Request, context: LoaderFunctionArgs['context']) {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  if (id === '') throw errorPage('not-found', 404)
  const api = apiFor(request, context)
  const [community, { items: days }] = await orErrorPage(
    Promise.all([api.communities.get({ id }), api.tourDays.list({ id, ...allTourDays })]),
  )
  const summary = wizardSummary(community, request)
  return { community, days, summary, disclosure: plainDisclosure(summary, siteContext(context).brand) }
}

export default function NewTourRoute() {
  const { summary, url, days, chosen, plain } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const choice = sent ? sent.tourSlot : chosen
  const isFree = choice !== undefined && findTourSlot(days, choice)?.isFree === true
  return (
    <NewTourPage community={summary} url={url} days={days} choice={choice} isFree={isFree} request={sent ?? plain} />
  )
}
