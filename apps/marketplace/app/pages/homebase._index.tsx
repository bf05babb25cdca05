import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { HomebasePage, homebaseTexts, readSentRequest } from '~/features/homebase'
import { loadHomebase } from '~/features/homebase/index.server'
import { loadSavedTools } from '~/features/tools/index.server'
import { quoteFontLinks } from '~/site/frame/font-links'

const notStored = { 'cache-control': 'private, no-store' }

export const links = quoteFontLinks
export const meta: MetaFunction = () => [
  { title: homebaseTexts.home.title },
  { name: 'description', content: homebaseTexts.home.lead },
  { name: 'robots', content: 'noindex' },
]
export const headers = () => notStored

/** A family's own page, of its account or of this browser. [HOME-001, HOME-002, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const homebase = await orErrorPage(loadHomebase(apiFor(request, context), now()))
  const tools = await orErrorPage(loadSavedTools(request, context))
  const sent = readSentRequest(new URL(request.url).searchParams, homebase.requested)
  return data({ homebase, sent, tools: tools.saved.map(({ tool }) => tool) }, { headers: tools.headers })
}

export default function HomebaseRoute() {
  const { homebase, sent, tools } = useLoaderData<typeof loader>()
  return <HomebasePage homebase={homebase} sent={sent} tools={tools} />
}
