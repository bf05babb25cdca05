import { type Static, Type } from '@sinclair/typebox'
import { day, strictObject, filter, listParameters, moment, textFilter } from './collection'
import { line, communitySlug, text, uuid } from './text'

const id = Type.String()
const optional = Type.Optional
/** Whether the public sees it. Removed content stays as a stub with the reason. [TRUST-017] */
const moderation = Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('removed')])

/** A question about a community. [DATA-018] */
export const NewQuestion = strictObject({ communityId: communitySlug, text: text(1000) })
export const QuestionChange = strictObject({ text: optional(text(1000)), status: optional(moderation) })
export const Question = Type.Object({
  id,
  communityId: communitySlug,
  text: Type.String(),
  author: Type.String(),
  status: moderation,
  createdAt: moment,
})
export const QuestionParameters = listParameters(['createdAt'], {
  'filter[communityId]': filter(communitySlug),
  'filter[status]': filter(moderation),
  q: textFilter,
})
export type NewQuestion = Static<typeof NewQuestion>
export type Question = Static<typeof Question>
export type QuestionParameters = Static<typeof QuestionParameters>

/** An answer to a question. [DATA-018] */
export const NewAnswer = strictObject({ questionId: uuid, text: text(2000) })
export const AnswerChange = strictObject({ text: optional(text(2000)), status: optional(moderation) })
export const Answer = Type.Object({
  id,
  questionId: uuid,
  text: Type.String(),
  author: Type.String(),
  status: moderation,
  createdAt: moment,
})
export const AnswerParameters = listParameters(['createdAt'], { 'filter[questionId]': filter(uuid) })
export type NewAnswer = Static<typeof NewAnswer>
export type Answer = Static<typeof Answer>
export type AnswerParameters = Static<typeof AnswerParameters>

/** How likely a person is to recommend us, from 0 to 10. [DATA-018] */
export const NewNps = strictObject({ score: Type.Integer({ minimum: 0, maximum: 10 }), comment: optional(text(2000)) })
export const Nps = Type.Composite([Type.Object({ id, createdAt: moment }), NewNps])
export const NpsParameters = listParameters(['createdAt', 'score'], {
  'filter[score]': filter(Type.Integer({ minimum: 0, maximum: 10 })),
})
export type NewNps = Static<typeof NewNps>
export type Nps = Static<typeof Nps>
export type NpsParameters = Static<typeof NpsParameters>

/** A review by someone who was there. Ratings range from 0 to 10. [DATA-018, RATE-001] */
export const NewReview = strictObject({
  entityType: Type.Literal('Community'),
  entityId: communitySlug,
  value: Type.Number({ minimum: 0, maximum: 10 }),
  text: text(4000),
  relation: optional(line(80)),
})
export const ReviewChange = strictObject({
  value: optional(Type.Number({ minimum: 0, maximum: 10 })),
  text: optional(text(4000)),
  status: optional(moderation),
  reason: optional(line(300)),
})
export const CommunityReview = Type.Object({
  id,
  entityType: Type.Literal('Community'),
  entityId: Type.String(),
  author: Type.String(),
  /** Missing if the review was removed. */
  value: optional(Type.Number()),
  text: optional(Type.String()),
  relation: optional(Type.String()),
  status: moderation,
  /** The reason it was removed. */
  reason: optional(Type.String()),
  date: day,
})
export const ReviewParameters = listParameters(['date', 'value'], {
  'filter[status]': filter(moderation),
  'filter[entityId]': filter(communitySlug),
  q: textFilter,
})
export type NewReview = Static<typeof NewReview>
export type ReviewChange = Static<typeof ReviewChange>
export type CommunityReview = Static<typeof CommunityReview>
export type ReviewParameters = Static<typeof ReviewParameters>
