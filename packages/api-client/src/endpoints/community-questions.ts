import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CommunityQuestion,
  CommunityQuestionParameters,
  EmailedQuestion,
  ManagedQuestionParameters,
  OwnQuestionParameters,
  QuestionConfirmation,
  QuestionRefusal,
  QuestionToConfirm,
} from '../schemas/community-questions'

const fewPerHour = { requests: 30, seconds: 3600 } as const

/** Questions that families asked about communities, with their answers. [COMM-010] */
export const communityQuestions = {
  list: {
    method: 'GET',
    path: '/marketplace/communities/:id/questions',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Lists the published questions about a community with their answers, newest first',
    resource: 'community-questions',
    query: of<CommunityQuestionParameters>(),
    response: pageOf<CommunityQuestion>(),
  },
  managed: {
    method: 'GET',
    path: '/platform/questions/managed',
    status: 200,
    access: ['provider', 'admin'],
    summary:
      'Lists pending questions, by default oldest first, or published ones, by default newest first: all for an admin, those about managed communities for a provider',
    resource: 'community-questions',
    query: of<ManagedQuestionParameters>(),
    response: pageOf<CommunityQuestion>(),
  },
  managedOne: {
    method: 'GET',
    path: '/platform/questions/managed/:id',
    status: 200,
    access: ['provider', 'admin'],
    summary: 'Returns a pending or published question that you can answer',
    resource: 'community-questions',
    response: of<CommunityQuestion>(),
  },
  ask: {
    method: 'POST',
    path: '/marketplace/communities/:id/questions',
    status: 204,
    rateLimit: fewPerHour,
    communityParameter: 'id',
    access: 'anyone',
    summary:
      'Emails a link that sends a question of a person without an account; the response is the same for every address',
    resource: 'question-confirmations',
    body: of<EmailedQuestion>(),
  },
  own: {
    method: 'GET',
    path: '/platform/questions/own/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns your own question of any status, or that of an emailed link, with its answers',
    resource: 'community-questions',
    query: of<OwnQuestionParameters>(),
    response: of<CommunityQuestion>(),
  },
  refuse: {
    method: 'POST',
    path: '/platform/questions/:id/refusal',
    status: 200,
    access: ['admin'],
    summary: 'Declines a pending question or removes a published one, and emails the reason to the person who asked',
    resource: 'community-questions',
    body: of<QuestionRefusal>(),
    response: of<CommunityQuestion>(),
  },
} as const satisfies Endpoints

/** Questions of people without an account, which no one else sees before a link in an email was used. [COMM-010] */
export const questionConfirmations = {
  get: {
    method: 'GET',
    path: '/marketplace/question-confirmations',
    status: 200,
    access: 'anyone',
    summary: 'Returns the question that an emailed link sends, and whether it was sent; 410 for a link that expired',
    resource: 'question-confirmations',
    query: of<QuestionConfirmation>(),
    response: of<QuestionToConfirm>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/question-confirmations',
    status: 201,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary: 'Sends a question with the token of an emailed link; sending it again changes nothing',
    body: of<QuestionConfirmation>(),
    response: of<CommunityQuestion>(),
  },
} as const satisfies Endpoints
