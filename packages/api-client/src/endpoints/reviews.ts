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

/** Questions about communities; the public sees published ones. [API-037] */
export const questions = collection<Question, NewQuestion, QuestionParameters>()({
  path: '/platform/questions',
  type: 'questions',
  one: 'question about a community',
  read: 'anyone',
  make: signedIn,
  write: admins,
})

/** Answers to questions, by those who know the community. [API-037] */
export const answers = collection<Answer, NewAnswer, AnswerParameters>()({
  path: '/platform/answers',
  type: 'answers',
  one: 'answer to a question',
  read: 'anyone',
  make: ['provider', 'agent', 'admin'],
  write: admins,
})

/** How likely people are to recommend us. [API-037] */
export const nps = collection<Nps, NewNps, NpsParameters>()({
  path: '/platform/nps',
  type: 'nps',
  one: 'score of how likely somebody is to recommend us',
  read: admins,
  make: 'anyone',
  write: admins,
})

/** Reviews of communities; the public sees published ones, and stubs of removed ones. [API-041, TRUST-017] */
export const reviews = {
  list: {
    method: 'GET',
    path: '/platform/reviews',
    access: 'anyone',
    summary: 'Reviews, newest first',
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  ofEntity: {
    method: 'GET',
    path: '/platform/reviews/:entityType/:id',
    access: 'anyone',
    summary: 'The reviews of one community; the entity type is `Community`',
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  ofPlace: {
    method: 'GET',
    path: '/platform/reviews/search/:state/:city',
    access: 'anyone',
    summary: 'The reviews of the communities of a city',
    resource: 'reviews',
    query: of<ReviewParameters>(),
    response: pageOf<CommunityReview>(),
  },
  create: {
    method: 'POST',
    path: '/platform/reviews',
    access: signedIn,
    summary: 'Writes a review, which the public sees once staff have read it',
    resource: 'reviews',
    body: of<NewReview>(),
    response: of<CommunityReview>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/reviews/:id',
    access: signedIn,
    summary: 'Changes the own review, or decides on one; a removal needs its reason',
    resource: 'reviews',
    body: of<ReviewChange>(),
    response: of<CommunityReview>(),
  },
} as const satisfies Endpoints
