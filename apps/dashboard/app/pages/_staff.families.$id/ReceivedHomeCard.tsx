import { Badge, Heading, Stack, TextLink } from '@pkg/ui'
import { homesTexts } from '~/features/homes'
import type { ReceivedHome } from './load-received.server'

/** A home that the family wants to sell or buy, with its stage. Its page has what can be done about it. [AGENT-006] */
export function ReceivedHomeCard({ home: { id, title, stage } }: { home: ReceivedHome }) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      <div>
        <Badge>{stage}</Badge>
      </div>
      <TextLink href={`/homes/${id}`} standalone>
        {homesTexts.openHome}
      </TextLink>
    </Stack>
  )
}
