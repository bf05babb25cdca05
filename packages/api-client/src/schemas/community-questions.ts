import { type Static, Type } from '@sinclair/typebox'
import { day, moment, strictObject } from './collection'
import { choice, listParameters, only, range, textFilter } from './list-parameters'
import { paging } from './paging'
import { language } from './content'
import { communitySlug, email, line, linkToken, name, text } from './text'

const optional = Type.Optional

/** A question about a community with its answers, oldest answer first. [COMM-010] */
export const CommunityQuestion = Type.Object({
  id: Type.String(),
  communityId: communitySlug,
  communityName: Type.String(),
  communityUrl: Type.String(),
  text: Type.String(),
  language,
  /** Who asked. The community's team learns the name when the question is published. */
  author: optional(Type.String()),
  status: Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('removed')]),
  /** Why it was declined or removed. Only the person who asked and admins read it. */
  reason: optional(Type.String()),
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
export const CommunityQuestionParameters = Type.Object({ ...paging }, { additionalProperties: false })
/** The list of questions that a person can answer. Without a status, it has the pending ones. `q` searches the question. */
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
/** The question of an emailed link, or your own. */
export const OwnQuestionParameters = Type.Object({ token: optional(linkToken) }, { additionalProperties: false })

/** A question of a person without an account, and where its answer goes. [COMM-010] */
export const EmailedQuestion = strictObject({
  text: text(1000),
  /** The language that it's written in, and of the emails about it. That of the request if missing. [FIND-015] */
  language: optional(language),
  /** Everyone sees it next to the question, with only the initial of a second name. */
  firstName: name(60),
  email,
})
/** The token of an emailed link that sends a question. */
export const QuestionConfirmation = strictObject({ token: linkToken })
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
export const QuestionRefusal = strictObject({ reason: line(300) })
export type CommunityQuestion = Static<typeof CommunityQuestion>
export type CommunityQuestionParameters = Static<typeof CommunityQuestionParameters>
export type ManagedQuestionParameters = Static<typeof ManagedQuestionParameters>
export type QuestionRefusal = Static<typeof QuestionRefusal>
export type OwnQuestionParameters = Static<typeof OwnQuestionParameters>
export type EmailedQuestion = Static<typeof EmailedQuestion>
export type QuestionConfirmation = Static<typeof QuestionConfirmation>
export type QuestionToConfirm = Static<typeof QuestionToConfirm>
