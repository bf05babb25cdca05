import { ButtonLink, Container, Heading, Text } from '@pkg/ui'
import * as styles from './family-sharing.css'
import { familySharingTexts } from './texts'

const words = familySharingTexts.list

/** Says that a link was ended or opens nothing. [TRUST-014] */
export function MissingListPage({ missing }: { missing: 'ended' | 'unknown' }) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Heading level={1}>{missing === 'ended' ? words.ended : words.unknown}</Heading>
        <Text size="lead">{missing === 'ended' ? words.endedDetail : words.unknownDetail}</Text>
        <div>
          <ButtonLink href="/senior-living">{words.find}</ButtonLink>
        </div>
      </div>
    </Container>
  )
}
