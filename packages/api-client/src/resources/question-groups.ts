import { maxAskedCommunities } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { language } from '../schemas/language'
import { paging } from '../schemas/paging'
import { day, strictObject } from '../schemas/record'
import { communitySlug, email, linkToken, text } from '../schemas/text'
import { CommunityQuestion, OwnQuestionParameters, QuestionConfirmation } from './community-questions'

const fewPerHour = { requests: 30, seconds: 3600 } as const

const question = {
  communityIds: Type.Array(communitySlug, { minItems: 1, maxItems: maxAskedCommunities, uniqueItems: true }),
  /** It has no email address, phone number, or web address, and no name of the account. */
  text: text(1000),
  /** The language that it's written in, and of the emails about it. That of the request if missing. [FIND-015] */
  language: Type.Optional(language),
}

/** A question to up to three communities. None of them learns who asks, or which others get it. [COMM-010, TRUST-005] */
export const NewQuestionGroup = strictObject(question)
export type NewQuestionGroup = Static<typeof NewQuestionGroup>

/** The same of a person without an account, and where the answers go. */
export const EmailedQuestionGroup = strictObject({ ...question, email })
export type EmailedQuestionGroup = Static<typeof EmailedQuestionGroup>

/** A person's own question to several communities, with what each of them answered. [COMM-010] */
export const QuestionGroup = Type.Object({
  id: Type.String(),
  text: Type.String(),
  language,
  askedOn: day,
  /** One for each community, by the names of the communities. */
  questions: Type.Array(CommunityQuestion),
})
export type QuestionGroup = Static<typeof QuestionGroup>

/** Your own questions to several communities, or those of an emailed link. */
export const QuestionGroupParameters = Type.Object(
  { ...paging, token: Type.Optional(linkToken) },
  { additionalProperties: false },
)
export type QuestionGroupParameters = Static<typeof QuestionGroupParameters>

/** A question to several communities that an emailed link sends, as its writer reads it again before that. [COMM-010] */
export const QuestionGroupToConfirm = Type.Object({
  id: Type.String(),
  text: Type.String(),
  language,
  communities: Type.Array(
    Type.Object({
      id: communitySlug,
      name: Type.String(),
      url: Type.String(),
      /** Whether the writer asked it the same before, so it isn't sent again. */
      isAsked: Type.Boolean(),
    }),
  ),
  /** Whether the link has sent it. */
  isConfirmed: Type.Boolean(),
})
export type QuestionGroupToConfirm = Static<typeof QuestionGroupToConfirm>

/** Questions that a family asks up to three communities together. [COMM-010] */
export const questionGroups = {
  list: {
    method: 'GET',
    path: '/platform/question-groups',
    status: 200,
    access: 'anyone',
    summary: 'Lists your own questions to several communities, newest first, or that of an emailed link',
    resource: 'question-groups',
    query: QuestionGroupParameters,
    response: pageOf(QuestionGroup),
  },
  get: {
    method: 'GET',
    path: '/platform/question-groups/:id',
    status: 200,
    access: 'anyone',
    summary: 'Returns your own question to several communities, or that of an emailed link, with all answers',
    resource: 'question-groups',
    query: OwnQuestionParameters,
    response: QuestionGroup,
  },
  create: {
    method: 'POST',
    path: '/platform/question-groups',
    status: 201,
    rateLimit: fewPerHour,
    access: signedIn,
    summary: 'Asks up to three communities one question, without your name',
    resource: 'question-groups',
    body: NewQuestionGroup,
    response: QuestionGroup,
  },
  ask: {
    method: 'POST',
    path: '/marketplace/question-groups',
    status: 204,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary:
      'Emails a link that asks up to three communities the question of a person without an account; the response is the same for every address',
    resource: 'question-groups',
    body: EmailedQuestionGroup,
  },
} as const satisfies Endpoints

/** Questions to several communities of people without an account, which no one else sees before a link in an email was used. [COMM-010] */
export const questionGroupConfirmations = {
  get: {
    method: 'GET',
    path: '/marketplace/question-group-confirmations',
    status: 200,
    access: 'anyone',
    summary: 'Returns the question to several communities that an emailed link sends; 410 for a link that expired',
    resource: 'question-group-confirmations',
    query: QuestionConfirmation,
    response: QuestionGroupToConfirm,
  },
  create: {
    method: 'POST',
    path: '/marketplace/question-group-confirmations',
    status: 201,
    rateLimit: fewPerHour,
    access: 'anyone',
    summary: 'Asks the communities with the token of an emailed link; sending it again changes nothing',
    body: QuestionConfirmation,
    response: QuestionGroup,
  },
} as const satisfies Endpoints
