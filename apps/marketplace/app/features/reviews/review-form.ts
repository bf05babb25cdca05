/** The most characters of a review. */
export const maxReviewLength = 4000

/** What someone typed into a review form. */
export interface ReviewFields {
  relation: string
  month: string
  year: string
  stars: string
  text: string
}

/** A review form to correct: what was typed, and a message per field. */
export interface ReviewFormResult {
  fields: ReviewFields
  errors: Record<string, string>
}
