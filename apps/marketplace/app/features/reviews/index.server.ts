export { findOwnReview, readChangedReview, readNewReview, sendReview } from './review-form.server'
