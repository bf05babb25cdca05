import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { admins, signedIn } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { language } from '../schemas/language'
import { choice, listParameters, only, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, text, uuid } from '../schemas/text'

/** Whether the public sees it. Removed content stays as a stub with the reason. [TRUST-017] */
const moderation = Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('removed')])

/** A question about a community. [DATA-018] */
export const NewQuestion = strictObject({
  communityId: communitySlug,
  text: text(1000),
  /** The language that it's written in. English if missing. [FIND-015] */
  language: Type.Optional(language),
})
export type NewQuestion = Static<typeof NewQuestion>

/** What admins change of a question. */
export const QuestionChange = Type.Object(
  { text: Type.Optional(text(1000)), status: Type.Optional(moderation) },
  { additionalProperties: false, minProperties: 1 },
)

/** A question about a community. */
export const Question = Type.Object({
  ...record,
  communityId: communitySlug,
  text: Type.String(),
  language,
  author: Type.String(),
  status: moderation,
  createdAt: moment,
})
export type Question = Static<typeof Question>

/** The questions to list. */
export const QuestionParameters = listParameters(
  ['createdAt'],
  {
    communityId: only(communitySlug),
    status: choice(moderation),
  },
  { q: textFilter },
)
export type QuestionParameters = Static<typeof QuestionParameters>

/** An answer to a question. [DATA-018] */
export const NewAnswer = strictObject({ questionId: uuid, text: text(2000) })
export type NewAnswer = Static<typeof NewAnswer>

/** What can change of an answer. */
export const AnswerChange = Type.Object(
  { text: Type.Optional(text(2000)), status: Type.Optional(moderation) },
  { additionalProperties: false, minProperties: 1 },
)

/** An answer to a question. */
export const Answer = Type.Object({
  ...record,
  questionId: uuid,
  text: Type.String(),
  author: Type.String(),
  /** Our staff, or the community's own team. */
  answeredBy: Type.Union([Type.Literal('staff'), Type.Literal('community')]),
  status: moderation,
  createdAt: moment,
})
export type Answer = Static<typeof Answer>

/** The answers to list. */
export const AnswerParameters = listParameters(['createdAt'], { questionId: reference(uuid) })
export type AnswerParameters = Static<typeof AnswerParameters>

/** Questions about communities. The public sees published ones. [API-037] */
export const questions = collection({
  entity: Question,
  query: QuestionParameters,
  made: NewQuestion,
  changed: QuestionChange,
  path: '/platform/questions',
  type: 'questions',
  one: 'a question about a community',
  many: 'questions about communities',
  read: 'anyone',
  make: signedIn,
  write: admins,
})

/** Answers to questions from people who know the community. The first answer publishes its question. [API-037, COMM-010] */
export const answers = collection({
  entity: Answer,
  query: AnswerParameters,
  made: NewAnswer,
  changed: AnswerChange,
  path: '/platform/answers',
  type: 'answers',
  one: 'an answer to a question',
  many: 'answers to questions',
  read: 'anyone',
  make: ['provider', 'agent', 'admin'],
  write: admins,
})
