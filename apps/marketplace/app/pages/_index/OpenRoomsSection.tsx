import { ButtonLink, Cluster, Heading, Stack, Text } from '@pkg/ui'
import { TileGrid } from '~/features/tile'
import { homeTexts } from './texts'
import type { OpenRooms } from './load-open-rooms.server'

const words = homeTexts.openRooms

/** Communities with open rooms near the place a person asked about, or anywhere. [TRUST-018, FIND-016] */
export function OpenRoomsSection({ rooms: { place, communities, total, href } }: { rooms: OpenRooms }) {
  return (
    <Stack as="section" gap={20}>
      <Cluster justify="between" gap={16}>
        <div>
          <Heading level={2}>{words.title(place)}</Heading>
          <Text size="small" tone="muted">
            {words.detail}
          </Text>
        </div>
        <ButtonLink href={href}>{homeTexts.seeAll(total.toLocaleString('en-US'))}</ButtonLink>
      </Cluster>
      <TileGrid communities={communities} layout="wide" />
    </Stack>
  )
}
