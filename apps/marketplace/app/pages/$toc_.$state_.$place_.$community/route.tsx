import type { PublicPageHandle } from '@pkg/remix-host/react'
import { careTypeSlugs, type Community, type CommunityTile, isTypeOfCareSlug } from '@pkg/domain'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import type { ChatHandle } from '~/features/chat'
import { loadQuestions } from '~/features/questions'
import { recordView, withoutRecord } from '~/features/inspections/index.server'
import { loadNewestReviews } from '~/features/reviews'
import { errorTexts } from '~/features/error-page'
import { aroundImage } from '~/features/around/index.server'
import { houseInWindows, shownImages, withDistinctHousesInBoth } from '~/features/photos/index.server'
import { surroundings } from '~/features/map/index.server'
import { allTourDays } from '~/features/tours'
import { nextTourText } from '~/features/tours/index.server'
import { CommunityPage } from './CommunityPage'
import { communityMeta } from './community-meta'
import { answerFields, answerParameters, fullAnswers, readChosenAnswers } from '~/site/links/chosen-answers'
import { differOnlyInPhoto } from '~/site/links/photo-links'
import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { pageUrl } from '~/site/frame/site-path'
import { quoteFontLinks } from '~/site/frame/font-links'

export const handle = {
  publicPage: { parameters: ['section', ...Object.values(answerFields)] },
  chat: { chatbotMode: 'community' },
} satisfies PublicPageHandle & ChatHandle
export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? communityMeta(data.community, data.record.missing === undefined, data.site) : [{ title: errorTexts.notFound }]

/** A community, and what its page can do without: the estimate, rooms, tours, reviews, and questions. Other paths redirect to its one URL. [FIND-014, LIFE-006] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { toc = '', community: id = '' } = params
  if (!isTypeOfCareSlug(toc)) throw errorPage('not-found', 404)
  const api = apiFor(request, context)
  const community = await orErrorPage(api.communities.get({ id }))
  // Each community has one URL. Paths with another care type, state, or city, or a former slug, redirect to it. [LIFE-006]
  const { pathname, search } = pageUrl(request)
  const isOfferedCare = careTypeSlugs.some((care) => care === toc && community.care.includes(care))
  if (pathname.split('/').slice(2).join('/') !== community.url.split('/').slice(2).join('/') || !isOfferedCare) {
    if (pathname !== community.url) throw redirectToCurrent(community.url + search)
  }
  const chosen = readChosenAnswers(new URL(request.url).searchParams)
  const answers = fullAnswers(chosen, community.care)
  // The page is complete without the estimate, the rooms, tours, reviews, and questions.
  const [cost, rooms, tourDays, reviews, questions] = await Promise.all([
    api.costEstimates.get({ id, care: answers.care, ...answerParameters(answers) }).catch(() => undefined),
    api.communityRooms.get({ id }).then(
      ({ rooms: stated }) => stated,
      () => undefined,
    ),
    api.tourDays.list({ id, ...allTourDays }).then(
      ({ items }) => items,
      () => undefined,
    ),
    loadNewestReviews(api, id).catch(() => undefined),
    loadQuestions(api, id).catch(() => undefined),
  ])
  // The page is the same for everyone, so it names no one who would call: the advisor’s card loads that. `reviews` has the newest ones with
  // replies and stubs. [FIND-014]
  const [, recommended] = withDistinctHousesInBoth<CommunityTile>([community], community.similarCommunities.recommended)
  const shown: Community = {
    ...withoutRecord(community),
    similarCommunities: { ...community.similarCommunities, recommended },
    partnerAgents: [],
    realEstateAgents: [],
    reviews: [],
  }
  const house = houseInWindows(community, rooms ?? [])
  const page = {
    community: shown,
    images: shownImages(community, house, () => aroundImage(community)),
    house,
    nextTour: nextTourText(tourDays ?? []),
    around: surroundings(community),
    record: recordView(community),
    chosen,
    answers,
    cost,
    rooms,
    tourDays,
    reviews,
    questions,
  }
  return { ...page, site: siteUrl(request, context) }
}

/** Opening and closing a photo changes only the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  !differOnlyInPhoto(currentUrl, nextUrl) && defaultShouldRevalidate

export default function CommunityRoute() {
  return <CommunityPage {...useLoaderData<typeof loader>()} />
}
