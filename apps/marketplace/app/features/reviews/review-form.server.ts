import { ApiError, type Client, type CommunityReview } from '@pkg/api-client'
import { reviewRelations, type ReviewRelation, starCount, siteLanguage } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { maxReviewLength, type ReviewFields, type ReviewFormResult } from './review-form'
import { reviewsTexts } from './texts'

const { errors: words } = reviewsTexts.form

/** What a review form says, or what to correct in it. */
type Parsed<Body> = { ok: true; body: Body } | { ok: false; result: ReviewFormResult }

/** The stars and the text of a review, as the API stores them. */
interface ReviewWords {
  value: number
  text: string
}

/** A new review without its community. */
export interface ReviewBody extends ReviewWords {
  relation: ReviewRelation
  month: string
}

/** Reads the form of a new review. [FIND-011] */
export function readNewReview(form: FormData, today: string): Parsed<ReviewBody> {
  const fields = readFields(form)
  const read = readWords(fields)
  const relation = reviewRelations.find((one) => one === fields.relation)
  const month = `${fields.year}-${fields.month}`
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month <= today.slice(0, 7)
  const errors = {
    ...(relation ? {} : { relation: words.relation }),
    ...(isMonth ? {} : { month: words.month }),
    ...read.errors,
  }
  if (!relation || !isMonth || !read.body) return { ok: false, result: { fields, errors } }
  return { ok: true, body: { relation, month, ...read.body } }
}

/** Reads the form that changes the stars or the text of a review. [FIND-011] */
export function readChangedReview(form: FormData): Parsed<ReviewWords> {
  const fields = readFields(form)
  const { body, errors } = readWords(fields)
  return body ? { ok: true, body } : { ok: false, result: { fields, errors } }
}

/** Sends a new review. Returns it, the one that the person wrote before, or why the community's own team can't write one. */
export async function sendReview(
  api: Client,
  communityId: string,
  body: ReviewBody,
): Promise<CommunityReview | 'managed'> {
  try {
    return await api.reviews.create({ entityType: 'Community', entityId: communityId, language: siteLanguage, ...body })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403) return 'managed'
    const existing = error.status === 409 ? await findOwnReview(api, communityId) : undefined
    if (!existing) throw error
    return existing
  }
}

/** Returns the review that a person wrote about a community. */
export async function findOwnReview(api: Client, communityId: string): Promise<CommunityReview | undefined> {
  const { items } = await api.reviews.own({ 'filter[entityId]': communityId })
  return items[0]
}

function readFields(form: FormData): ReviewFields {
  const field = (name: string) => formText(form, name)
  return {
    relation: field('relation'),
    month: field('month'),
    year: field('year'),
    stars: field('stars'),
    text: field('text'),
  }
}

function readWords({ stars, text }: ReviewFields): { body?: ReviewWords; errors: Record<string, string> } {
  const count = Number(stars)
  const isCount = Number.isInteger(count) && count >= 1 && count <= starCount
  const errors = {
    ...(isCount ? {} : { stars: words.value }),
    ...(text === '' ? { text: words.text } : {}),
    ...(text.length > maxReviewLength ? { text: words.tooLong(maxReviewLength) } : {}),
  }
  if (Object.keys(errors).length > 0) return { errors }
  // A star is two points of a rating of 0 to 10. [RATE-001]
  return { body: { value: count * 2, text }, errors }
}
