import type { ReviewerGroup } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  Answer,
  AnswerParameters,
  CommunityReview,
  ManagedReviewParameters,
  NewAnswer,
  NewNps,
  NewQuestion,
  NewReview,
  Nps,
  NpsParameters,
  OwnReviewParameters,
  Question,
  QuestionParameters,
  ReviewChange,
  ReviewParameters,
  ReviewReply,
  ReviewReport,
} from '../schemas/reviews'
import { collection } from './collection'

const admins = ['admin'] as const
const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Questions about communities. The public sees published ones. [API-037] */
export const questions = collection<Question, NewQuestion, QuestionParameters>()({
  path: '/platform/questions',
  type: 'questions',
  one: 'a question about a community',
  many: 'questions about communities',
  read: 'anyone',
  make: signedIn,
  write: admins,
})

/** Answers to questions from people who know the community. The first answer publishes its question. [API-037, COMM-010] */
export const answers = collection<Answer, NewAnswer, AnswerParameters>()({
  path: '/platform/answers',
  type: 'answers',
  one: 'an answer to a question',
  many: 'answers to questions',
  read: 'anyone',
  make: ['provider', 'agent', 'admin'],
  write: admins,
})

/** Net promoter scores: how likely people are to recommend us. [API-037] */
export const nps = collection<Nps, NewNps, NpsParameters>()({
  path: '/platform/nps',
  type: 'nps',
  one: 'a net promoter score',
  many: 'net promoter scores',
  read: admins,
  make: 'anyone',
  write: admins,
})

/** How the published reviews of a community are distributed. The id is the slug. [FIND-011] */
export interface ReviewSummary {
  id: string
  /** The number of published reviews by stars, 1 to 5, and group. Reviews without a relation have no group. */
  counts: { stars: number; group?: ReviewerGroup; count: number }[]
  /** The number of reviews that were declined or removed, each with a public reason. [TRUST-017] */
  hidden: number
}

/** Reviews of communities. The public sees published reviews and stubs of removed ones. [API-041, TRUST-017] */
export const reviews = {
  list: {
    method: 'GET',
    path: '/platform/reviews',
    status: 200,
    access: 'anyone',
    summary: 'Lists reviews, newest first',
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  ofEntity: {
    method: 'GET',
    path: '/platform/reviews/:entityType/:id',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Lists the reviews of a community; the entity type is `Community`',
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  ofPlace: {
    method: 'GET',
    path: '/platform/reviews/search/:state/:city',
    status: 200,
    access: 'anyone',
    summary: "Lists the reviews of a city's communities",
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  own: {
    method: 'GET',
    path: '/platform/reviews/own',
    status: 200,
    access: signedIn,
    summary: 'Lists your own reviews of any status, newest first',
    resource: 'reviews',
    query: of<OwnReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  managed: {
    method: 'GET',
    path: '/platform/reviews/managed',
    status: 200,
    access: ['provider'],
    summary: 'Lists the published reviews of the communities that you manage, by default newest first',
    resource: 'reviews',
    query: of<ManagedReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  get: {
    method: 'GET',
    path: '/platform/reviews/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns a published review, the stub of a declined or removed one, or your own',
    resource: 'reviews',
    response: of<CommunityReview>(),
  },
  create: {
    method: 'POST',
    path: '/platform/reviews',
    status: 201,
    access: signedIn,
    summary: "Creates a review; it's published after staff approve it",
    resource: 'reviews',
    body: of<NewReview>(),
    response: of<CommunityReview>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/reviews/:id',
    status: 200,
    access: signedIn,
    isVersioned: true,
    summary: 'Updates your review, or publishes, declines, or removes one; the last two require a public reason',
    resource: 'reviews',
    body: of<ReviewChange>(),
    response: of<CommunityReview>(),
  },
  reply: {
    method: 'PUT',
    path: '/platform/reviews/:id/reply',
    status: 200,
    access: ['provider', 'admin'],
    summary: "Replies to a published review as the community's team; a later reply replaces the first",
    resource: 'reviews',
    body: of<ReviewReply>(),
    response: of<CommunityReview>(),
  },
  report: {
    method: 'POST',
    path: '/platform/reviews/:id/report',
    status: 200,
    access: ['provider'],
    summary:
      'Asks staff to look again at a published review of a community that you manage; it stays published until they decide',
    resource: 'reviews',
    body: of<ReviewReport>(),
    response: of<CommunityReview>(),
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
