import { reviewStars } from '@pkg/domain'
import { EmptyState, Pagination, Stack } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Narrow } from '~/components/Narrow/Narrow'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import { replyForm, reportForm } from '~/reviews/reply-form.server'
import { reviewsTexts } from '~/reviews/texts'
import { readPageNumber } from '~/server/list-view'
import { requireResponse } from '~/server/require-response'
import { sendForm } from '~/server/send-form'
import { formatCalendarDay } from '~/server/times'
import { texts } from '~/texts'
import { ManagedReview } from './ManagedReview'

const pageSize = 10
const words = reviewsTexts.managed

export const meta: MetaFunction = () => [{ title: texts.title(words.title) }]

/** The published reviews of a provider's communities, with a reply to each. [FIND-011, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const listed = apiFor(request, context).reviews.managed({ 'page-number': page, 'page-size': pageSize })
  const { items, total } = await requireResponse(request, listed)
  return {
    page,
    pages: Math.ceil(total / pageSize),
    reviews: items.map(
      ({
        id,
        communityName,
        author = '',
        relation = '',
        value = 0,
        text = '',
        date,
        reply,
        reportedOn,
        reportReason,
      }) => ({
        id,
        communityName,
        author,
        by: words.by(author, relation),
        stars: reviewStars(value),
        text,
        date: formatCalendarDay(date),
        reply,
        reported:
          reportedOn && reportReason
            ? words.reported(formatCalendarDay(reportedOn), words.reportReasons[reportReason])
            : undefined,
      }),
    ),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = formText(form, 'id')
  const { reviews } = apiFor(request, context)
  if (formText(form, 'intent') === 'report') {
    const reported = await sendForm(
      request,
      reportForm.submit(form, (body) => reviews.report({ id, ...body })),
    )
    if (reported.ok) return redirect('/community-reviews?saved=review-reported')
    return data({ id, intent: 'report' as const, error: reported.errors['reason'] ?? reported.message, typed: '' }, 422)
  }
  const sent = await sendForm(
    request,
    replyForm.submit(form, (body) => reviews.reply({ id, ...body })),
  )
  if (sent.ok) return redirect('/community-reviews?saved=review-reply')
  return data(
    { id, intent: 'reply' as const, error: sent.errors['text'] ?? sent.message, typed: formText(form, 'text') },
    422,
  )
}

export default function CommunityReviewsRoute() {
  const { page, pages, reviews } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead} />
      <SavedNotice />
      {reviews.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHelp}</EmptyState>
      ) : (
        <Narrow>
          {reviews.map((review) => (
            <ManagedReview key={review.id} {...review} {...(rejected?.id === review.id ? { rejected } : {})} />
          ))}
        </Narrow>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => `/community-reviews?page=${number}`} />
    </Stack>
  )
}
