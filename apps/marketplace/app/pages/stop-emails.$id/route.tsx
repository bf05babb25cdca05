import { apiFor, orErrorPage, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StopEmailsPage } from './StopEmailsPage'
import { stopEmailsTexts } from './texts'

export const meta: MetaFunction = () => [{ title: stopEmailsTexts.title }, { name: 'robots', content: 'noindex' }]
export const headers = tokenPageHeaders

/** The page that stops emails like the one whose id is in the URL. Opening it changes nothing, because mail programs open links. [TRUTH-009] */
export const loader = ({ request, context, params: { id = '' } }: LoaderFunctionArgs) =>
  orErrorPage(apiFor(request, context).emailStops.get({ id }))

/** Stops the emails, for the page's form and for mail programs that post to the URL. (RFC 8058) */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  await orErrorPage(apiFor(request, context).emailStops.create({ id }))
  return null
}

export default function StopEmailsRoute() {
  return <StopEmailsPage {...useLoaderData<typeof loader>()} />
}
