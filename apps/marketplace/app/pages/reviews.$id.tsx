import { ApiError, type Client, type CommunityReview } from '@pkg/api-client'
import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { OwnReviewPage, reviewsTexts } from '~/features/reviews'
import { findOwnReview, readChangedReview } from '~/features/reviews/index.server'
import { orSignIn } from '~/features/authentication/index.server'

export const meta: MetaFunction = () => [{ title: reviewsTexts.form.change }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The review that a person wrote, for this person only. [FIND-011, TRUST-017] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const review = await orSignIn(findOwn(apiFor(request, context), id), `/reviews/${id}`)
  return data({ review }, review ? 200 : 404)
}

/** Changes the stars or the text of the review. [FIND-011] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const read = readChangedReview(await request.formData())
  if (!read.ok) return data(read.result, { status: 422 })
  await orSignIn(apiFor(request, context).reviews.update({ id, ...read.body }), `/reviews/${id}`)
  return redirect(`/reviews/${id}`)
}

/** Returns a review if the signed-in person wrote it. @throws {ApiError} 401 without a session */
async function findOwn(api: Client, id: string): Promise<CommunityReview | undefined> {
  // Without a session, the person may be the writer: signing in comes first.
  await api.users.get({ id: 'me' })
  const review = await api.reviews.get({ id }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  const own = review && (await findOwnReview(api, review.entityId))
  return own?.id === id ? own : undefined
}

export default function OwnReviewRoute() {
  const { review } = useLoaderData<typeof loader>()
  return <OwnReviewPage review={review} result={useActionData<typeof action>()} />
}
