import { apiFor, errorPage, formText, forwardCookies, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { careTypeSlugs } from '@pkg/domain'
import { ratings } from '~/features/saves'
import { loadSaves, saveRating } from '~/features/saves/index.server'
import { savedPath } from '~/site/links/saves-links'

const notStored = { 'cache-control': 'private, no-store' }

/** Returns the communities that the person or browser saved or doesn’t want, for pages that are the same for everyone. [FAV-002, FIND-014] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await orErrorPage(loadSaves(apiFor(request, context))), { headers: notStored })
}

/** Stores what a family thinks of a community. With scripts, the page stays. Before they start, the form leads to the saved communities. [FAV-001] */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const communityId = formText(form, 'community')
  const rating = ratings.find((known) => known === formText(form, 'rating'))
  const care = careTypeSlugs.find((known) => known === formText(form, 'care'))
  if (communityId === '' || !rating) throw errorPage('not-found', 404)
  const { headers, onHeaders } = forwardCookies()
  await orErrorPage(saveRating(apiFor(request, context), { communityId, rating, care }, onHeaders))
  if (!form.has('inPage')) return redirect(savedPath, { headers })
  headers.set('cache-control', notStored['cache-control'])
  return new Response(undefined, { status: 204, headers })
}
