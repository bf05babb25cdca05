import { ButtonLink, Heading, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import * as styles from './shared-collections.css'
import { sharedCollectionTexts as words } from './texts'

/** Says that a link ended or opens nothing, and what to do next. [DASH-007, ERR-018] */
export function MissingCollectionPage({ missing }: { missing: 'ended' | 'unknown' }) {
  return (
    <PageFrame width="text">
      <Heading level={1}>{missing === 'ended' ? words.ended : words.unknown}</Heading>
      <Text size="lead">{missing === 'ended' ? words.endedDetail : words.unknownDetail}</Text>
      <div className={styles.links}>
        <ButtonLink href="/contact" variant="primary">
          {words.contact}
        </ButtonLink>
        <ButtonLink href="/senior-living">{words.find}</ButtonLink>
      </div>
    </PageFrame>
  )
}
