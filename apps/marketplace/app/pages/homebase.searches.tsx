import { apiFor, formText, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { savedSearchesPath } from '~/site/links/alert-links'
import { searchAlertTexts, SearchesPage, searchOutcomes } from '~/features/search-alerts'

const notStored = { 'cache-control': 'private, no-store' }

export const meta: MetaFunction = () => [{ title: searchAlertTexts.page.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => notStored

/** The searches that the account or this browser saved. [HOME-005, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { items } = await orErrorPage(apiFor(request, context).searchAlerts.list())
  const done = searchOutcomes.find((outcome) => outcome === new URL(request.url).searchParams.get('done'))
  return data({ alerts: items, done }, { headers: notStored })
}

/** Deletes a search, or turns its alert on again. [HOME-005] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = formText(form, 'id')
  const { searchAlerts } = apiFor(request, context)
  if (formText(form, 'intent') === 'resume') {
    const { status } = await orErrorPage(searchAlerts.resume({ id }))
    return redirect(`${savedSearchesPath}?done=${status}`)
  }
  await orErrorPage(searchAlerts.remove({ id }))
  return redirect(`${savedSearchesPath}?done=removed`)
}

export default function SearchesRoute() {
  return <SearchesPage {...useLoaderData<typeof loader>()} />
}
