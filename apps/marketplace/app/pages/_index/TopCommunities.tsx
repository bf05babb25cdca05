import type { CommunityTile } from '@pkg/domain'
import { ButtonLink, Cluster, Heading, Stack, Text } from '@pkg/ui'
import { TileGrid } from '~/features/tile'
import { homeTexts as words } from './texts'

/** A few highly rated communities, and a link to all of them. */
export function TopCommunities({ communities, total }: { communities: CommunityTile[]; total: number }) {
  return (
    <Stack as="section" gap={20}>
      <Cluster justify="between" gap={16}>
        <div>
          <Heading level={2}>{words.topCommunities}</Heading>
          <Text size="small" tone="muted">
            {words.illustrations}
          </Text>
        </div>
        <ButtonLink href="/senior-living">{words.seeAll(total.toLocaleString('en-US'))}</ButtonLink>
      </Cluster>
      <TileGrid communities={communities} layout="wide" />
    </Stack>
  )
}
