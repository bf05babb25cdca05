import { apiFor, formText, hasSession, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { homebasePaths } from '~/site/links/homebase-links'
import { loadSavedLists, saveNote } from '~/features/homebase/index.server'
import { homebaseTexts, maxNoteLength, SavedPage } from '~/features/homebase'
import { quoteFontLinks } from '~/site/frame/font-links'

const notStored = { 'cache-control': 'private, no-store' }

export const links = quoteFontLinks
export const meta: MetaFunction = () => [
  { title: homebaseTexts.savedPage.title },
  { name: 'robots', content: 'noindex' },
]
export const headers = () => notStored

/** The saved communities of the account or this browser. [HOME-003, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const lists = await orErrorPage(loadSavedLists(apiFor(request, context)))
  const isNoteSaved = new URL(request.url).searchParams.get('done') === 'note'
  return data({ lists, isNoteSaved, isSignedIn: hasSession(request) }, { headers: notStored })
}

/** Stores the note about a saved community. One that is too long goes back to its form. [HOME-003] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const note = formText(form, 'note').trim()
  const community = formText(form, 'community')
  if (note.length > maxNoteLength) return data({ community, note }, { status: 422 })
  await orErrorPage(saveNote(apiFor(request, context), community, note))
  return redirect(`${homebasePaths.saved}?done=note`)
}

export default function SavedRoute() {
  return <SavedPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />
}
