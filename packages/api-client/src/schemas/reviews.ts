import { type Static, Type } from '@sinclair/typebox'
import { day, moment, record, strictObject } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { language } from './content'
import { line, communitySlug, text, uuid } from './text'

const id = Type.String()
const optional = Type.Optional
/** Whether the public sees it. Removed content stays as a stub with the reason. [TRUST-017] */
const moderation = Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('removed')])

/** A question about a community. [DATA-018] */
export const NewQuestion = strictObject({
  communityId: communitySlug,
  text: text(1000),
  /** The language that it's written in. English if missing. [FIND-015] */
  language: optional(language),
})
export const QuestionChange = Type.Object(
  { text: optional(text(1000)), status: optional(moderation) },
  { additionalProperties: false, minProperties: 1 },
)
export const Question = Type.Object({
  ...record,
  communityId: communitySlug,
  text: Type.String(),
  language,
  author: Type.String(),
  status: moderation,
  createdAt: moment,
})
export const QuestionParameters = listParameters(
  ['createdAt'],
  {
    communityId: only(communitySlug),
    status: choice(moderation),
  },
  { q: textFilter },
)
export type NewQuestion = Static<typeof NewQuestion>
export type Question = Static<typeof Question>
export type QuestionParameters = Static<typeof QuestionParameters>

/** An answer to a question. [DATA-018] */
export const NewAnswer = strictObject({ questionId: uuid, text: text(2000) })
export const AnswerChange = Type.Object(
  { text: optional(text(2000)), status: optional(moderation) },
  { additionalProperties: false, minProperties: 1 },
)
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
export const AnswerParameters = listParameters(['createdAt'], { questionId: reference(uuid) })
export type NewAnswer = Static<typeof NewAnswer>
export type Answer = Static<typeof Answer>
export type AnswerParameters = Static<typeof AnswerParameters>

/** How likely a person is to recommend us, from 0 to 10. [DATA-018] */
export const NewNps = strictObject({ score: Type.Integer({ minimum: 0, maximum: 10 }), comment: optional(text(2000)) })
export const Nps = Type.Composite([Type.Object({ ...record, createdAt: moment }), NewNps])
export const NpsParameters = listParameters(['createdAt', 'score'], {
  score: range(Type.Integer({ minimum: 0, maximum: 10 })),
})
export type NewNps = Static<typeof NewNps>
export type Nps = Static<typeof Nps>
export type NpsParameters = Static<typeof NpsParameters>

const relation = Type.Union([
  Type.Literal('Resident'),
  Type.Literal('Daughter of a resident'),
  Type.Literal('Son of a resident'),
  Type.Literal('Wife of a resident'),
  Type.Literal('Husband of a resident'),
  Type.Literal('Partner of a resident'),
  Type.Literal('Granddaughter of a resident'),
  Type.Literal('Grandson of a resident'),
  Type.Literal('Sister of a resident'),
  Type.Literal('Brother of a resident'),
  Type.Literal('Niece of a resident'),
  Type.Literal('Nephew of a resident'),
  Type.Literal('Friend of a resident'),
  Type.Literal('Toured the community'),
])
const reviewStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('published'),
  Type.Literal('declined'),
  Type.Literal('removed'),
])
const reviewerGroup = Type.Union([Type.Literal('resident'), Type.Literal('family'), Type.Literal('tour')])
const value = Type.Number({ minimum: 0, maximum: 10 })
const stars = Type.Integer({ minimum: 1, maximum: 5 })
/** A calendar month, YYYY-MM. */
const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

/** A review by someone who toured a community or lives there. Ratings range from 0 to 10. [DATA-018, RATE-001, FIND-011] */
export const NewReview = strictObject({
  entityType: Type.Literal('Community'),
  entityId: communitySlug,
  value,
  text: text(4000),
  /** The language that it's written in. English if missing. [FIND-015] */
  language: optional(language),
  relation,
  /** When the writer toured, or the resident moved in. */
  month: optional(month),
})
export const ReviewChange = strictObject({
  value: optional(value),
  text: optional(text(4000)),
  status: optional(reviewStatus),
  reason: optional(line(300)),
})
export const ReviewReply = strictObject({ text: text(2000) })
const reportReason = Type.Union([
  Type.Literal('names-people'),
  Type.Literal('not-a-visitor'),
  Type.Literal('off-topic'),
  Type.Literal('abusive'),
])
/** Why a community's team asks staff to look at a review again. */
export const ReviewReport = strictObject({ reason: reportReason })
export const CommunityReview = Type.Object({
  id,
  /** For those who can change it. */
  version: optional(Type.Integer()),
  entityType: Type.Literal('Community'),
  entityId: Type.String(),
  communityName: Type.String(),
  communityUrl: Type.String(),
  /** Missing in the stub of a review that was declined or removed. */
  author: optional(Type.String()),
  value: optional(Type.Number()),
  text: optional(Type.String()),
  language: optional(language),
  relation: optional(Type.String()),
  /** When the writer toured, or the resident moved in, as the writer said. */
  month: optional(month),
  /** Which of our records has the month: a tour that the writer booked, or a move-in. */
  proof: optional(Type.Union([Type.Literal('tour'), Type.Literal('move-in')])),
  status: reviewStatus,
  /** Why it was declined or removed. */
  reason: optional(Type.String()),
  date: day,
  /** When staff published, declined, or removed it. */
  decidedOn: optional(day),
  /** What the community's team replied. */
  reply: optional(Type.String()),
  repliedOn: optional(day),
  /** When the community's team asked staff to look at it again, and why. Only its team and admins see that. */
  reportedOn: optional(day),
  reportReason: optional(reportReason),
})
export const ReviewParameters = listParameters(
  ['date', 'value'],
  {
    status: choice(reviewStatus),
    entityId: only(communitySlug),
    relation: only(reviewerGroup),
    stars: only(stars),
  },
  { q: textFilter },
)
export const OwnReviewParameters = listParameters(['date'], { entityId: only(communitySlug) })
/** The list of published reviews that a community's team reads. `q` searches the review. */
export const ManagedReviewParameters = listParameters(
  ['date', 'value', 'repliedOn'],
  {
    entityId: only(communitySlug),
    relation: only(reviewerGroup),
    stars: only(stars),
    value: range(value),
    date: range(day),
    repliedOn: range(day),
  },
  { q: textFilter },
)
export type NewReview = Static<typeof NewReview>
export type ReviewChange = Static<typeof ReviewChange>
export type ReviewReply = Static<typeof ReviewReply>
export type ReviewReport = Static<typeof ReviewReport>
export type CommunityReview = Static<typeof CommunityReview>
export type ReviewParameters = Static<typeof ReviewParameters>
export type OwnReviewParameters = Static<typeof OwnReviewParameters>
export type ManagedReviewParameters = Static<typeof ManagedReviewParameters>
