import { Card, Heading, Stack, Text } from '@pkg/ui'
import { AcceptOrDecline } from '~/features/families'
import { homesTexts } from '~/features/homes'
import { Facts } from '~/parts/Facts/Facts'
import { Time } from '~/parts/Time/Time'
import type { OpenHome } from './load-homes.server'
import type { RejectedReason } from './respond-to-home.server'

export interface OpenHomeCardProps {
  home: OpenHome
  /** Whether the person can accept or decline. */
  canRespond: boolean
  rejected: RejectedReason | undefined
}

/** A home that waits for a real estate agent's response, without anything that says whose it is. [AGENT-006, TRUTH-001] */
export function OpenHomeCard({ home, canRespond, rejected }: OpenHomeCardProps) {
  return (
    <Card look="tint" as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3} id={`home-${home.id}`}>
            {home.title}
          </Heading>
          <Text>
            <Time moment={home.due} />
          </Text>
        </Stack>
        <Facts facts={home.facts} />
        {canRespond && <AcceptOrDecline kind="home" id={home.id} acceptLabel={homesTexts.accept} rejected={rejected} />}
      </Stack>
    </Card>
  )
}
