import { BareLink, Breadcrumbs, Heading, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { stateGuidePath } from '~/site/links/article-links'
import * as styles from './articles.css'
import { centerBreadcrumbs } from './breadcrumbs'
import { articleTexts } from './texts'

const words = articleTexts.states

/** Every state with a guide to its rules and costs. [RES-003] */
export function StateGuidesPage({ guides }: { guides: { slug: string; name: string }[] }) {
  return (
    <PageFrame trail={<Breadcrumbs items={centerBreadcrumbs(words.title)} />}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      <ul className={styles.places}>
        {guides.map(({ slug, name }) => (
          <li key={slug}>
            <BareLink href={stateGuidePath(slug)}>{name}</BareLink>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
