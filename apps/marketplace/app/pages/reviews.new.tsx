import { siteDay } from '@pkg/domain'
import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewReviewPage, type ReviewFormResult, reviewsTexts } from '~/features/reviews'
import { findOwnReview, readNewReview, sendReview } from '~/features/reviews/index.server'
import { orSignIn } from '~/features/authentication/index.server'
import { newReviewPath } from '~/site/links/review-links'
import { redirectToCurrent } from '~/site/server/redirect-to-current'

export const meta: MetaFunction = () => [{ title: reviewsTexts.write }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The form that reviews a community. People sign in first, with a password or an emailed code, and come back. [FIND-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = communityIn(request)
  const api = apiFor(request, context)
  const { id: current, name } = await orErrorPage(api.communities.get({ id }))
  if (current !== id) throw redirectToCurrent(newReviewPath(current))
  const own = await orSignIn(findOwnReview(api, id), newReviewPath(id))
  if (own) throw redirect(`/reviews/${own.id}`)
  return { name, thisYear: Number(siteDay().slice(0, 4)) }
}

/** Sends the review, and leads to it or to the one that the person wrote before. A community's own team can't write any. [FIND-011] */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = communityIn(request)
  const form = await request.formData()
  const read = readNewReview(form, siteDay())
  if (!read.ok) return data(read.result, { status: 422 })
  const sent = await orSignIn(sendReview(apiFor(request, context), id, read.body), newReviewPath(id))
  if (sent !== 'managed') return redirect(`/reviews/${sent.id}`)
  const { relation, month, text, value } = read.body
  const [year = '', number = ''] = month.split('-')
  const fields = { relation, month: number, year, stars: String(value / 2), text }
  return data<ReviewFormResult>({ fields, errors: { relation: reviewsTexts.form.errors.managed } }, { status: 403 })
}

function communityIn(request: Request): string {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  if (id === '') throw errorPage('not-found', 404)
  return id
}

export default function NewReviewRoute() {
  const { name, thisYear } = useLoaderData<typeof loader>()
  return <NewReviewPage community={name} thisYear={thisYear} result={useActionData<typeof action>()} />
}
