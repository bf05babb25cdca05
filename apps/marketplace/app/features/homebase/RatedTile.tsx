import type { CommunityTile } from '@pkg/domain'
import { bookmarkIcon, Button, VisuallyHidden } from '@pkg/ui'
import { Tile } from '~/features/tile'
import { RatingForm, ratingOf, savesTexts as words, useSaves } from '~/features/saves'

/** A recommended community, which a family can save or turn down. What it chose is disabled. [TILE-007, TILE-008] */
export function RatedTile({ community }: { community: CommunityTile }) {
  const rating = ratingOf(useSaves(), community.id)
  const hidden = <VisuallyHidden> {community.name}</VisuallyHidden>
  return (
    <Tile community={community} hasSave={false}>
      <RatingForm community={community} rating="disliked">
        <Button type="submit" size="small" width="full" disabled={rating === 'disliked'}>
          {words.notAFit}
          {hidden}
        </Button>
      </RatingForm>
      <RatingForm community={community} rating="liked">
        <Button type="submit" size="small" width="full" icon={bookmarkIcon} disabled={rating === 'liked'}>
          {words.save}
          {hidden}
        </Button>
      </RatingForm>
    </Tile>
  )
}
