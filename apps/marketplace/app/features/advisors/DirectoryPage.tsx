import { agentBreadcrumbs, agentsUrl } from '@pkg/domain'
import { Breadcrumbs, Card, Container, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { advisorsHref } from '~/site/links/advisor-links'
import * as styles from './agents.css'
import { FindAdvisor } from './FindAdvisor'
import type { RegionView } from './load-advisors.server'
import { agentsTexts } from './texts'

const words = agentsTexts.directory

/** The seven regions of the directory, with their states and the advisors in each. [ROUTE-008, AGENT-001, AGENT-002] */
export function DirectoryPage({ regions }: { regions: RegionView[] }) {
  return (
    <>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs items={agentBreadcrumbs()} />
        </div>
      </Container>
      <div className={styles.band}>
        <Container>
          <div className={styles.head}>
            <div className={styles.headText}>
              <Heading level={1} look="display">
                {words.title}
              </Heading>
              <p className={styles.lead}>{words.lead}</p>
            </div>
            <FindAdvisor />
          </div>
        </Container>
      </div>
      <Container>
        <div className={styles.page}>
          <Heading level={2}>{words.regions}</Heading>
          <ul className={styles.regions}>
            {regions.map((region) => (
              <Card as="li" key={region.slug}>
                <Region region={region} />
              </Card>
            ))}
          </ul>
        </div>
      </Container>
    </>
  )
}

function Region({ region: { slug, name, total, states } }: { region: RegionView }) {
  return (
    <Stack gap={12}>
      <Heading level={3}>
        <TextLink href={agentsUrl({ region: slug })}>{name}</TextLink>
      </Heading>
      <Text size="small" tone="muted">
        {total > 0 ? words.count(total) : words.noneYet}
      </Text>
      <ul className={styles.chips}>
        {states.map(({ code, name: state, total: count }) => (
          <li key={code}>
            <TextLink href={advisorsHref({ region: slug }, { state: code })} tone="text">
              {state} <span>{count}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
