import { reviewStars } from '@pkg/domain'
import { EmptyState, Pagination, Stack, Tabs } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { pathAfterSaving } from '~/site/forms/saved'
import { replyForm, reportForm } from '~/features/reviews/index.server'
import { reviewsTexts } from '~/features/reviews'
import { readPageNumber } from '~/site/server/list-view'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { formatCalendarDay } from '~/site/server/times'
import { pageTitle } from '~/site/texts'
import { ManagedReview } from './ManagedReview'

const pageSize = 10
const words = reviewsTexts.managed

/** The reviews without a reply, or all. */
type Tab = 'waiting' | 'all'

const readTab = (request: Request): Tab =>
  new URL(request.url).searchParams.get('tab') === 'waiting' ? 'waiting' : 'all'
const hrefOf = (tab: Tab) => (tab === 'waiting' ? '/community-reviews?tab=waiting' : '/community-reviews')

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The published reviews of a provider's communities, with a reply to each. [FIND-011, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = readPageNumber(request)
  const tab = readTab(request)
  const { reviews } = apiFor(request, context)
  const listed = reviews.managed({
    ...(tab === 'waiting' ? { 'filter[repliedOn][exists]': 'false' as const } : {}),
    'page-number': page,
    'page-size': pageSize,
  })
  const { items, total } = await requireResponse(request, listed)
  return {
    tab,
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

/** Replies to a review, or reports it. [FIND-011, ROLE-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = formText(form, 'id')
  const { reviews } = apiFor(request, context)
  if (formText(form, 'intent') === 'report') {
    const reported = await sendForm(
      request,
      reportForm.submit(form, (body) => reviews.report({ id, ...body })),
    )
    if (reported.ok) return redirect(pathAfterSaving(request.url, 'review-reported', id))
    return data({ id, intent: 'report' as const, error: reported.errors['reason'] ?? reported.message, typed: '' }, 422)
  }
  const sent = await sendForm(
    request,
    replyForm.submit(form, (body) => reviews.reply({ id, ...body })),
  )
  if (sent.ok) return redirect(afterReply(request, id))
  return data(
    { id, intent: 'reply' as const, error: sent.errors['text'] ?? sent.message, typed: formText(form, 'text') },
    422,
  )
}

/** A review with a reply leaves its tab, so the page may not exist anymore. */
function afterReply(request: Request, id: string): string {
  const url = new URL(request.url)
  if (readTab(request) === 'waiting') url.searchParams.delete('page')
  return pathAfterSaving(url.href, 'review-reply', id)
}

export default function CommunityReviewsRoute() {
  const { tab, page, pages, reviews } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Stack gap={20}>
      <PageTitle title={words.title} lead={words.lead} />
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={(['waiting', 'all'] as const).map((name) => ({ label: words.tab[name], href: hrefOf(name) }))}
        current={hrefOf(tab)}
      />
      {reviews.length === 0 ? (
        <EmptyState title={tab === 'waiting' ? words.noneWaiting : words.none}>
          {tab === 'waiting' ? words.noneWaitingHelp : words.noneHelp}
        </EmptyState>
      ) : (
        <Narrow>
          {reviews.map((review) => (
            <ManagedReview key={review.id} {...review} {...(rejected?.id === review.id ? { rejected } : {})} />
          ))}
        </Narrow>
      )}
      <Pagination
        page={page}
        pages={pages}
        getHref={(number) => `${hrefOf(tab)}${tab === 'all' ? '?' : '&'}page=${number}`}
      />
    </Stack>
  )
}
