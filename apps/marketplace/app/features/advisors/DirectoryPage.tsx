import { agentBreadcrumbs, agentsUrl } from '@pkg/domain'
import { Breadcrumbs, Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { useSite } from '~/site/frame/site'
import { darkMedia } from '~/site/frame/themes'
import { advisorsHref } from '~/site/links/advisor-links'
import * as styles from './agents.css'
import { FindAdvisor } from './FindAdvisor'
import { regionCardPath, regionCardSize } from './counties/region-card'
import type { RegionView } from './load-advisors.server'
import { agentsTexts } from './texts'

const words = agentsTexts.directory

/** The seven regions of the directory, with their states and the advisors in each. [ROUTE-008, AGENT-001, AGENT-002, LOOK-008] */
export function DirectoryPage({ regions }: { regions: RegionView[] }) {
  return (
    <PageFrame trail={<Breadcrumbs items={agentBreadcrumbs()} />}>
      <div className={styles.head}>
        <Stack gap={12}>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead">{words.lead}</Text>
        </Stack>
        <FindAdvisor />
      </div>
      <Heading level={2}>{words.regions}</Heading>
      <ul className={styles.regions}>
        {regions.map((region) => (
          <Card as="li" key={region.slug}>
            <Region region={region} />
          </Card>
        ))}
      </ul>
    </PageFrame>
  )
}

function Region({ region: { slug, name, total, states } }: { region: RegionView }) {
  return (
    <Stack gap={12}>
      <RegionMap region={slug} />
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

/** The region with the counties that advisors serve. It only decorates: the names below say where. [LOOK-008] */
function RegionMap({ region }: { region: RegionView['slug'] }) {
  const { theme } = useSite()
  return (
    <picture>
      <source media={darkMedia[theme]} srcSet={regionCardPath(region, 'dark')} {...regionCardSize} />
      <img
        {...regionCardSize}
        className={styles.regionMap}
        src={regionCardPath(region, 'light')}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
