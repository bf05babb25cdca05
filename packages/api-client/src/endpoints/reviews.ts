import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  Answer,
  AnswerParameters,
  CommunityReview,
  NewAnswer,
  NewNps,
  NewQuestion,
  NewReview,
  Nps,
  NpsParameters,
  Question,
  QuestionParameters,
  ReviewChange,
  ReviewParameters,
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

/** Answers to questions from people who know the community. [API-037] */
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
    summary: 'Updates your review, or moderates one; a removal requires a reason',
    resource: 'reviews',
    body: of<ReviewChange>(),
    response: of<CommunityReview>(),
  },
} as const satisfies Endpoints
