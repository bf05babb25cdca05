import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { day, moment, strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { choice, listParameters, only, range, textFilter } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { communitySlug, email, line, linkToken, name, text } from '../schemas/text'

const fewPerHour = { requests: 30, seconds: 3600 } as const

/** A question about a community with its answers, oldest answer first. [COMM-010] */
export const CommunityQuestion = Type.Object({
  id: Type.String(),
  communityId: communitySlug,
  communityName: Type.String(),
  communityUrl: Type.String(),
  text: Type.String(),
  language,
  /** Who asked. The community's team learns the name when the question is published. No one learns it of a question to several communities. */
  author: Type.Optional(Type.String()),
  /** Whether the family asked several communities, none of which learns who asked or which others were. */
  isAnonymous: Type.Optional(Type.Literal(true)),
  /** Whether the community's team could have answered such a question, and no one did for five days. */
  isOverdue: Type.Optional(Type.Literal(true)),
  status: Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('removed')]),
  /** Why it was declined or removed. Only the person who asked and admins read it. */
  reason: Type.Optional(Type.String()),
  askedOn: day,
  answers: Type.Array(
    Type.Object({
      text: Type.String(),
      /** Our staff, or the community's own team. */
      answeredBy: Type.Union([Type.Literal('staff'), Type.Literal('community')]),
      answeredOn: day,
    }),
  ),
})
export type CommunityQuestion = Static<typeof CommunityQuestion>

/** The questions of a community to list. */
export const CommunityQuestionParameters = Type.Object({ ...paging }, { additionalProperties: false })
export type CommunityQuestionParameters = Static<typeof CommunityQuestionParameters>

/** The list of questions that a person can answer. Without a status, it has the pending ones, and those that are shown without an answer. `q` searches the question. */
export const ManagedQuestionParameters = listParameters(
  ['createdAt', 'communityName'],
  {
    status: only(Type.Union([Type.Literal('pending'), Type.Literal('published')])),
    communityId: only(communitySlug),
    language: choice(language),
    createdAt: range(moment),
  },
  { q: textFilter },
)
export type ManagedQuestionParameters = Static<typeof ManagedQuestionParameters>

/** The question of an emailed link, or your own. */
export const OwnQuestionParameters = Type.Object({ token: Type.Optional(linkToken) }, { additionalProperties: false })
export type OwnQuestionParameters = Static<typeof OwnQuestionParameters>

/** A question of a person without an account, and where its answer goes. [COMM-010] */
export const EmailedQuestion = strictObject({
  text: text(1000),
  /** The language that it's written in, and of the emails about it. That of the request if missing. [FIND-015] */
  language: Type.Optional(language),
  /** Everyone sees it next to the question, with only the initial of a second name. */
  firstName: name(60),
  email,
})
export type EmailedQuestion = Static<typeof EmailedQuestion>

/** The token of an emailed link that sends a question. */
export const QuestionConfirmation = strictObject({ token: linkToken })
export type QuestionConfirmation = Static<typeof QuestionConfirmation>

/** A question that an emailed link sends, as its writer reads it again before that. [COMM-010] */
export const QuestionToConfirm = Type.Object({
  id: Type.String(),
  communityId: communitySlug,
  communityName: Type.String(),
  communityUrl: Type.String(),
  text: Type.String(),
  language,
  /** The name as everyone will see it. */
  author: Type.String(),
  /** Whether the link has sent it. */
  isConfirmed: Type.Boolean(),
})
export type QuestionToConfirm = Static<typeof QuestionToConfirm>

/** Whether someone of a community can answer questions. */
export const QuestionTeam = Type.Object({
  id: communitySlug,
  /** Whether the community's team has an account. Without one, only our staff can answer. */
  hasTeam: Type.Boolean(),
})
export type QuestionTeam = Static<typeof QuestionTeam>

/** Why a question isn’t published. */
export const QuestionRefusal = strictObject({ reason: line(300) })
export type QuestionRefusal = Static<typeof QuestionRefusal>

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
    query: CommunityQuestionParameters,
    response: pageOf(CommunityQuestion),
  },
  team: {
    method: 'GET',
    path: '/marketplace/communities/:id/question-team',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Returns whether the team of a community can answer questions',
    resource: 'question-teams',
    response: QuestionTeam,
  },
  managed: {
    method: 'GET',
    path: '/platform/questions/managed',
    status: 200,
    access: ['provider', 'admin'],
    summary:
      'Lists pending questions, by default oldest first, or published ones, by default newest first: all for an admin, those about managed communities for a provider',
    resource: 'community-questions',
    query: ManagedQuestionParameters,
    response: pageOf(CommunityQuestion),
  },
  managedOne: {
    method: 'GET',
    path: '/platform/questions/managed/:id',
    status: 200,
    access: ['provider', 'admin'],
    summary: 'Returns a pending or published question that you can answer',
    resource: 'community-questions',
    response: CommunityQuestion,
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
    body: EmailedQuestion,
  },
  own: {
    method: 'GET',
    path: '/platform/questions/own/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns your own question of any status, or that of an emailed link, with its answers',
    resource: 'community-questions',
    query: OwnQuestionParameters,
    response: CommunityQuestion,
  },
  showUnanswered: {
    method: 'POST',
    path: '/platform/questions/:id/no-answer',
    status: 200,
    access: ['admin'],
    summary: 'Publishes a question to several communities that has had no answer for five days',
    resource: 'community-questions',
    response: CommunityQuestion,
  },
  refuse: {
    method: 'POST',
    path: '/platform/questions/:id/refusal',
    status: 200,
    access: ['admin'],
    summary: 'Declines a pending question or removes a published one, and emails the reason to the person who asked',
    resource: 'community-questions',
    body: QuestionRefusal,
    response: CommunityQuestion,
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
    query: QuestionConfirmation,
    response: QuestionToConfirm,
  },
  create: {
    method: 'POST',
    path: '/marketplace/question-confirmations',
    status: 201,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary: 'Sends a question with the token of an emailed link; sending it again changes nothing',
    body: QuestionConfirmation,
    response: CommunityQuestion,
  },
} as const satisfies Endpoints
