import { Button, ButtonLink, Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { useSite } from '~/site/frame/site'
import type { ChatCommunity } from './chat-page'
import * as styles from './chat.css'
import { chatTexts as words } from './texts'

interface PersonCardProps {
  community: ChatCommunity | undefined
  /** Missing if there's no community, or it was already asked. */
  getPricing: (() => void) | undefined
}

/** The ways to a person: our phone and email, a request to the community, or an advisor. [CHAT-001] */
export function PersonCard({ community, getPricing }: PersonCardProps) {
  const { brand } = useSite()
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={3} look="label">
          {words.personTitle}
        </Heading>
        <Text>
          {words.callUs} <TextLink href={`tel:${brand.phone.replaceAll(/[^\d+]/g, '')}`}>{brand.phone}</TextLink>{' '}
          {words.orEmail} <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>. {words.hours}
        </Text>
        {community && getPricing ? (
          <>
            <Text>{words.orRequest(community.name)}</Text>
            <Button variant="primary" width="full" onClick={getPricing}>
              {words.getPricing}
            </Button>
          </>
        ) : (
          <>
            <Text>{words.orAdvisor}</Text>
            <div className={styles.choices}>
              <ButtonLink href="/agents" size="small">
                {words.findAdvisor}
              </ButtonLink>
              <ButtonLink href="/custom-pricing" size="small">
                {words.chooseCommunity}
              </ButtonLink>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
