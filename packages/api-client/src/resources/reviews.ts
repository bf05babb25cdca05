import type { ReviewerGroup } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { day, strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { choice, listParameters, only, range, textFilter } from '../schemas/list-parameters'
import { communitySlug, line, text } from '../schemas/text'

/** How the published reviews of a community are distributed. The id is the slug. [FIND-011] */
export interface ReviewSummary {
  id: string
  /** The number of published reviews by stars, 1 to 5, and group. Reviews without a relation have no group. */
  counts: { stars: number; group?: ReviewerGroup; count: number }[]
  /** The number of reviews that were declined or removed, each with a public reason. [TRUST-017] */
  hidden: number
}

const id = Type.String()

const relation = Type.Union([
  Type.Literal('Resident'),
  Type.Literal('Daughter of a resident'),
  Type.Literal('Son of a resident'),
  Type.Literal('Wife of a resident'),
  Type.Literal('Husband of a resident'),
  Type.Literal('Partner of a resident'),
  Type.Literal('Granddaughter of a resident'),
  Type.Literal('Grandson of a resident'),
  Type.Literal('Sister of a resident'),
  Type.Literal('Brother of a resident'),
  Type.Literal('Niece of a resident'),
  Type.Literal('Nephew of a resident'),
  Type.Literal('Friend of a resident'),
  Type.Literal('Toured the community'),
])

const reviewStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('published'),
  Type.Literal('declined'),
  Type.Literal('removed'),
])

const reviewerGroup = Type.Union([Type.Literal('resident'), Type.Literal('family'), Type.Literal('tour')])

const value = Type.Number({ minimum: 0, maximum: 10 })

const stars = Type.Integer({ minimum: 1, maximum: 5 })

/** A calendar month, YYYY-MM. */
const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** A review by someone who toured a community or lives there. Ratings range from 0 to 10. [DATA-018, RATE-001, FIND-011] */
export const NewReview = strictObject({
  entityType: Type.Literal('Community'),
  entityId: communitySlug,
  value,
  text: text(4000),
  /** The language that it's written in. English if missing. [FIND-015] */
  language: Type.Optional(language),
  relation,
  /** When the writer toured, or the resident moved in. */
  month: Type.Optional(month),
})
export type NewReview = Static<typeof NewReview>

/** What admins decide about a review. */
export const ReviewChange = strictObject({
  value: Type.Optional(value),
  text: Type.Optional(text(4000)),
  status: Type.Optional(reviewStatus),
  reason: Type.Optional(line(300)),
})
export type ReviewChange = Static<typeof ReviewChange>

/** What a community replies to a review. */
export const ReviewReply = strictObject({ text: text(2000) })
export type ReviewReply = Static<typeof ReviewReply>

const reportReason = Type.Union([
  Type.Literal('names-people'),
  Type.Literal('not-a-visitor'),
  Type.Literal('off-topic'),
  Type.Literal('abusive'),
])

/** Why a community's team asks staff to look at a review again. */
export const ReviewReport = strictObject({ reason: reportReason })
export type ReviewReport = Static<typeof ReviewReport>

/** A review of a community. [FIND-011] */
export const CommunityReview = Type.Object({
  id,
  /** For those who can change it. */
  version: Type.Optional(Type.Integer()),
  entityType: Type.Literal('Community'),
  entityId: Type.String(),
  communityName: Type.String(),
  communityUrl: Type.String(),
  /** Missing in the stub of a review that was declined or removed. */
  author: Type.Optional(Type.String()),
  value: Type.Optional(Type.Number()),
  text: Type.Optional(Type.String()),
  language: Type.Optional(language),
  relation: Type.Optional(Type.String()),
  /** When the writer toured, or the resident moved in, as the writer said. */
  month: Type.Optional(month),
  /** Which of our records has the month: a tour that the writer booked, or a move-in. */
  proof: Type.Optional(Type.Union([Type.Literal('tour'), Type.Literal('move-in')])),
  status: reviewStatus,
  /** Why it was declined or removed. */
  reason: Type.Optional(Type.String()),
  date: day,
  /** When staff published, declined, or removed it. */
  decidedOn: Type.Optional(day),
  /** What the community's team replied. */
  reply: Type.Optional(Type.String()),
  repliedOn: Type.Optional(day),
  /** When the community's team asked staff to look at it again, and why. Only its team and admins see that. */
  reportedOn: Type.Optional(day),
  reportReason: Type.Optional(reportReason),
})
export type CommunityReview = Static<typeof CommunityReview>

/** The reviews to list. */
export const ReviewParameters = listParameters(
  ['date', 'value'],
  {
    status: choice(reviewStatus),
    entityId: only(communitySlug),
    relation: only(reviewerGroup),
    stars: only(stars),
  },
  { q: textFilter },
)
export type ReviewParameters = Static<typeof ReviewParameters>

/** Your own reviews to list. */
export const OwnReviewParameters = listParameters(['date'], { entityId: only(communitySlug) })
export type OwnReviewParameters = Static<typeof OwnReviewParameters>

/** The list of published reviews that a community's team reads. `q` searches the review. */
export const ManagedReviewParameters = listParameters(
  ['date', 'value', 'repliedOn'],
  {
    entityId: only(communitySlug),
    relation: only(reviewerGroup),
    stars: only(stars),
    value: range(value),
    date: range(day),
    repliedOn: range(day),
  },
  { q: textFilter },
)
export type ManagedReviewParameters = Static<typeof ManagedReviewParameters>

/** Reviews of communities. The public sees published reviews and stubs of removed ones. [API-041, TRUST-017] */
export const reviews = {
  list: {
    method: 'GET',
    path: '/platform/reviews',
    status: 200,
    access: 'anyone',
    summary: 'Lists reviews, newest first',
    resource: 'reviews',
    query: ReviewParameters,
    response: pageOf(CommunityReview),
  },
  ofEntity: {
    method: 'GET',
    path: '/platform/reviews/:entityType/:id',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Lists the reviews of a community; the entity type is `Community`',
    resource: 'reviews',
    query: ReviewParameters,
    response: pageOf(CommunityReview),
  },
  ofPlace: {
    method: 'GET',
    path: '/platform/reviews/search/:state/:city',
    status: 200,
    access: 'anyone',
    summary: "Lists the reviews of a city's communities",
    resource: 'reviews',
    query: ReviewParameters,
    response: pageOf(CommunityReview),
  },
  own: {
    method: 'GET',
    path: '/platform/reviews/own',
    status: 200,
    access: signedIn,
    summary: 'Lists your own reviews of any status, newest first',
    resource: 'reviews',
    query: OwnReviewParameters,
    response: pageOf(CommunityReview),
  },
  managed: {
    method: 'GET',
    path: '/platform/reviews/managed',
    status: 200,
    access: ['provider'],
    summary: 'Lists the published reviews of the communities that you manage, by default newest first',
    resource: 'reviews',
    query: ManagedReviewParameters,
    response: pageOf(CommunityReview),
  },
  get: {
    method: 'GET',
    path: '/platform/reviews/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a published review, the stub of a declined or removed one, or your own',
    resource: 'reviews',
    response: CommunityReview,
  },
  create: {
    method: 'POST',
    path: '/platform/reviews',
    status: 201,
    access: signedIn,
    summary: "Creates a review; it's published after staff approve it",
    resource: 'reviews',
    body: NewReview,
    response: CommunityReview,
  },
  update: {
    method: 'PATCH',
    path: '/platform/reviews/:id',
    status: 200,
    access: signedIn,
    isVersioned: true,
    summary: 'Updates your review, or publishes, declines, or removes one; the last two require a public reason',
    resource: 'reviews',
    body: ReviewChange,
    response: CommunityReview,
  },
  reply: {
    method: 'PUT',
    path: '/platform/reviews/:id/reply',
    status: 200,
    access: ['provider', 'admin'],
    summary: "Replies to a published review as the community's team; a later reply replaces the first",
    resource: 'reviews',
    body: ReviewReply,
    response: CommunityReview,
  },
  report: {
    method: 'POST',
    path: '/platform/reviews/:id/report',
    status: 200,
    access: ['provider'],
    summary:
      'Asks staff to look again at a published review of a community that you manage; it stays published until they decide',
    resource: 'reviews',
    body: ReviewReport,
    response: CommunityReview,
  },
} as const satisfies Endpoints

/** The distribution of a community's reviews. [FIND-011] */
export const reviewSummaries = {
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id/review-summary',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary:
      'Returns how many published reviews a community has by stars and relation, and how many were declined or removed',
    resource: 'review-summaries',
    response: of<ReviewSummary>(),
  },
} as const satisfies Endpoints
