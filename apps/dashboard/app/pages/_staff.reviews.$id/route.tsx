import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { rejectedDecision } from '~/features/decisions/index.server'
import { publishForm, refusalForm, requireAdmin } from '~/features/reviews/index.server'
import { reviewsTexts } from '~/features/reviews'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { formatCalendarDay, formatMonth } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { ReviewPage } from './ReviewPage'

export const meta: MetaFunction = () => [{ title: pageTitle(reviewsTexts.title) }]

/** One review, for admins to publish, decline, or remove. [DASH-017, TRUST-017] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const review = await requireResponse(request, apiFor(request, context).reviews.get({ id }))
  return { review, sentOn: formatCalendarDay(review.date), month: review.month && formatMonth(review.month) }
}

/** Publishes or declines the review, or removes it once it's published. [DASH-017, TRUST-017] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const { reviews } = apiFor(request, context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== 'approve' && intent !== 'decline') throw errorPage('bad-request', 400)
  const isPublished = form.get('status') === 'published'
  const status = intent === 'approve' ? 'published' : isPublished ? 'removed' : 'declined'
  const submission = (intent === 'approve' ? publishForm : refusalForm).submit(
    form,
    (body) => reviews.update({ id, ...body }),
    { status },
  )
  const sent = await sendForm(request, submission)
  return sent.ok ? redirect(`/reviews?saved=review-${status}`) : rejectedDecision(form, sent)
}

export default function ReviewRoute() {
  return <ReviewPage {...useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
