import type { CommunityTile } from '@pkg/domain'
import { ButtonLink, Cluster, Heading, Stack, Text } from '@pkg/ui'
import { TileGrid } from '~/features/tile'
import { homeTexts } from './texts'

interface CommunitiesSectionProps {
  title: string
  detail: string
  communities: CommunityTile[]
  total: number
  /** The listing of all of them. */
  href: string
}

/** A few communities, and a link to all of them. */
export function CommunitiesSection({ title, detail, communities, total, href }: CommunitiesSectionProps) {
  return (
    <Stack as="section" gap={20}>
      <Cluster justify="between" gap={16}>
        <div>
          <Heading level={2}>{title}</Heading>
          <Text size="small" tone="muted">
            {detail}
          </Text>
        </div>
        <ButtonLink href={href}>{homeTexts.seeAll(total.toLocaleString('en-US'))}</ButtonLink>
      </Cluster>
      <TileGrid communities={communities} layout="wide" />
    </Stack>
  )
}
