import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSavedStays } from './load-saved-stays.server'
import { readListPath } from './read-list-path'
import { StayPage } from './StayPage'
import { stayPageTexts as words } from './texts'

const notStored = { 'cache-control': 'private, no-store' }

export const meta: MetaFunction = () => [{ title: words.title }, { name: 'description', content: words.description }]
export const headers = () => notStored

/** The family’s saved communities with their prices. What it can spend stays in its browser, so no request has it. [FIND-023] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const saved = await orErrorPage(loadSavedStays(apiFor(request, context)))
  return data({ saved, list: readListPath(new URL(request.url)) }, { headers: notStored })
}

export default function CanSheStayRoute() {
  return <StayPage {...useLoaderData<typeof loader>()} />
}
