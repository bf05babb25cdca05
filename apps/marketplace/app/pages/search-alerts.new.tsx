import { apiFor, errorPage, forwardCookies, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findAlertEmail, saveSearch } from '~/features/search-alerts/index.server'
import { type ListToSave, NewAlertPage, readList, searchAlertTexts, searchLabel } from '~/features/search-alerts'
import { listParameter, savedSearchesPath } from '~/site/links/alert-links'

const notStored = { 'cache-control': 'private, no-store' }

export const meta: MetaFunction = () => [{ title: searchAlertTexts.form.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => notStored

/** The form that saves the search of a list. [HOME-005] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const list = listIn(request)
  const api = apiFor(request, context)
  const place =
    list.state && list.place
      ? await orErrorPage(api.places.get({ state: list.state.toLowerCase(), city: list.place }))
      : undefined
  return data(
    { search: searchLabel({ ...list, placeName: place?.name }), accountEmail: await orErrorPage(findAlertEmail(api)) },
    { headers: notStored },
  )
}

/** Saves the search, and leads to all saved ones. [HOME-005] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { headers, onHeaders } = forwardCookies()
  const saving = saveSearch(apiFor(request, context), listIn(request), await request.formData(), onHeaders)
  const saved = await orErrorPage(saving)
  if ('error' in saved) return data(saved, { status: 422 })
  return redirect(`${savedSearchesPath}?done=${saved.status}`, { headers })
}

function listIn(request: Request): ListToSave {
  const list = readList(new URL(request.url).searchParams.get(listParameter) ?? '')
  if (!list) throw errorPage('not-found', 404)
  return list
}

export default function NewAlertRoute() {
  return <NewAlertPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />
}
