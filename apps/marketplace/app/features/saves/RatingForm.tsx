import type { CommunityTile } from '@pkg/domain'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as styles from './RatingForm.css'
import type { Rating } from './saves'
import { savesPath } from '~/site/links/saves-links'
import { savesTexts as words } from './texts'
import { sitePath } from '~/site/frame/site-path'

/** A form that stores what a family thinks of a community. With scripts, the page doesn’t change. [FAV-001, FAV-002] */
export function RatingForm({
  community,
  rating,
  className,
  children,
}: {
  /** The care is the one of the list. Its price stays with the community. [FIND-025] */
  community: Pick<CommunityTile, 'id' | 'carePrice'>
  /** What its button stores. */
  rating: Rating
  className?: string | undefined
  children: ReactNode
}) {
  const [hasFailed, setHasFailed] = useState(false)
  const { id, carePrice } = community
  const care = carePrice?.care
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasFailed(false)
    // Its script loads when someone rates a community.
    void import('./change-saves')
      .then(({ rateCommunity }) => rateCommunity(id, rating, care))
      .catch(() => setHasFailed(true))
  }
  return (
    <form method="post" action={sitePath(savesPath)} className={className} onSubmit={submit}>
      <input type="hidden" name="community" value={id} />
      <input type="hidden" name="rating" value={rating} />
      {care && <input type="hidden" name="care" value={care} />}
      {children}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {words.failed}
        </p>
      )}
    </form>
  )
}
