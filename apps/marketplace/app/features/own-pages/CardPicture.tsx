import { type CommunityTile, tileWidths } from '@pkg/domain'
import { BareLink } from '@pkg/ui'
import { CommunityPicture } from '~/features/photos'
import * as styles from './SavedCard.css'

/** The picture of a community in a card, which leads to its page like its name does. */
export function CardPicture({ community: { images, url } }: { community: CommunityTile }) {
  const [image] = images
  if (!image) return null
  return (
    <BareLink href={url} tabIndex={-1} aria-hidden="true" className={styles.pictureLink}>
      <CommunityPicture
        image={image}
        className={styles.picture}
        alt=""
        shownWidth={416}
        widths={tileWidths}
        sizes="(min-width: 728px) 240px, 100vw"
        loading="lazy"
      />
    </BareLink>
  )
}
