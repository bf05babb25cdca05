import { ButtonLink, Heading, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { familySharingTexts } from './texts'

const words = familySharingTexts.list

/** Says that a link was ended or opens nothing. [TRUST-014] */
export function MissingListPage({ missing }: { missing: 'ended' | 'unknown' }) {
  return (
    <PageFrame width="text">
      <Heading level={1}>{missing === 'ended' ? words.ended : words.unknown}</Heading>
      <Text size="lead">{missing === 'ended' ? words.endedDetail : words.unknownDetail}</Text>
      <div>
        <ButtonLink href="/senior-living">{words.find}</ButtonLink>
      </div>
    </PageFrame>
  )
}
