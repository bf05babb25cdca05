import type { CommunityReview } from '@pkg/api-client'
import { ReviewItem } from './ReviewItem'
import * as styles from './Reviews.css'

/** Reviews, newest first, with a stub in the place of each one that isn't shown. [FIND-011, TRUST-017] */
export function ReviewList({ reviews }: { reviews: CommunityReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <ReviewItem review={review} />
        </li>
      ))}
    </ul>
  )
}
