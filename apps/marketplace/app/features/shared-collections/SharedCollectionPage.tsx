import { EmptyState, Heading, Text, TextLink } from '@pkg/ui'
import { AdvisorPicture } from '~/parts/advisor-picture/AdvisorPicture'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { Tile } from '~/features/tile'
import { OriginalText } from '~/site/language/OriginalText'
import { PrintButton } from './PrintButton'
import type { CollectionView } from './shared-collection.server'
import * as styles from './shared-collections.css'
import { sharedCollectionTexts as words } from './texts'

/** The number of tiles on the first screen. They load their image immediately. */
const eagerTiles = 2

/** The communities that an advisor picked for a family, with what the advisor wrote. Works without an account and without scripts. [DASH-007] */
export function SharedCollectionPage({ collection }: { collection: CollectionView }) {
  const { name, note, advisor, communities, until } = collection
  const title = advisor ? words.from(advisor.name) : words.fromUs
  return (
    <PageFrame>
      <div className={styles.head}>
        {advisor && <AdvisorPicture name={advisor.name} size="large" picture={advisor.picture} />}
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">
            <OriginalText>{name}</OriginalText>
          </Text>
          <Text size="small" tone="muted">
            {words.count(communities.length)}
          </Text>
          {advisor && <TextLink href={advisor.url}>{words.profile(advisor.name)}</TextLink>}
        </div>
      </div>
      {note !== '' && <Note from={advisor ? words.note(advisor.name) : words.ourNote}>{note}</Note>}
      <PrintButton />
      {communities.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyDetail}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {communities.map(({ tile, note: about }, index) => (
            <li key={tile.id} className={styles.item}>
              <Tile community={tile} level={2} isFirst={index < eagerTiles} />
              {about !== '' && (
                <Note from={advisor ? words.about(advisor.name, tile.name) : words.ours(tile.name)}>{about}</Note>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <p className={styles.fine}>{words.prices}</p>
        <p className={styles.fine}>{advisor ? words.seen(advisor.name) : words.seenByUs}</p>
        <p className={styles.fine}>{words.until(until)}</p>
      </div>
    </PageFrame>
  )
}

/** What the advisor wrote, in the language in which it was written. */
function Note({ from, children }: { from: string; children: string }) {
  return (
    <blockquote className={styles.note}>
      <span className={styles.noteFrom}>{from}</span>
      <OriginalText>{children}</OriginalText>
    </blockquote>
  )
}
