import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CommunityQuestion,
  CommunityQuestionParameters,
  ManagedQuestionParameters,
  QuestionRefusal,
} from '../schemas/community-questions'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

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
  own: {
    method: 'GET',
    path: '/platform/questions/own/:id',
    status: 200,
    access: signedIn,
    summary: 'Returns your own question of any status with its answers',
    resource: 'community-questions',
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
