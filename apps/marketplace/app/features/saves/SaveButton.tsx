import type { CommunityTile } from '@pkg/domain'
import { bookmarkIcon, Icon, VisuallyHidden } from '@pkg/ui'
import { RatingForm } from './RatingForm'
import { ratingOf } from './saves'
import * as styles from './SaveButton.css'
import { savesTexts as words } from './texts'
import { useSaves } from './use-saves'

/** A button that saves a community, and forgets it again. It lights up while the community is saved. [FAV-001] */
export function SaveButton({
  community,
  look = 'plain',
}: {
  community: Pick<CommunityTile, 'id' | 'name' | 'carePrice'>
  look?: keyof typeof styles.looks
}) {
  const { id, name } = community
  const isSaved = ratingOf(useSaves(), id) === 'liked'
  const state = isSaved ? words.saved : words.save
  return (
    <RatingForm community={community} rating={isSaved ? 'none' : 'liked'} className={styles.looks[look]}>
      <button type="submit" className={styles.buttons[look]} data-saved={isSaved ? '' : undefined}>
        <Icon shape={bookmarkIcon} />
        {look === 'plain' && <span>{state}</span>}
        <VisuallyHidden>{look === 'plain' ? ` ${name}` : `${state} ${name}`}</VisuallyHidden>
      </button>
    </RatingForm>
  )
}
