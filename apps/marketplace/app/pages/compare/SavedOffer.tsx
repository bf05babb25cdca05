import { ButtonLink, Heading, Stack, Text } from '@pkg/ui'
import { savedPath } from '~/site/links/saves-links'
import { useSaves } from '~/features/saves'
import * as styles from './compare.css'
import { comparePath, maxCompared, minCompared } from '~/site/links/compare-links'
import { compareTexts } from './texts'

const words = compareTexts.saved

/** Offers the saved communities, newest first. The page is the same for everyone, so only scripts know which ones they are. [TRUST-013, FIND-014] */
export function SavedOffer({ compared }: { compared: readonly string[] }) {
  const newest = useSaves().liked.toReversed().slice(0, maxCompared)
  const isOffered = newest.length >= minCompared && newest.some((id) => !compared.includes(id))
  return (
    <section className={styles.screenOnly}>
      <Stack gap={12}>
        <Heading level={2}>{words.title}</Heading>
        <Text>{words.detail}</Text>
        <div className={styles.buttons}>
          {isOffered && <ButtonLink href={comparePath(newest)}>{words.compare(newest.length)}</ButtonLink>}
          <ButtonLink href={savedPath}>{words.open}</ButtonLink>
        </div>
      </Stack>
    </section>
  )
}
