import { BareLink, Heading, Stack } from '@pkg/ui'
import { resourceCenterPath, reviewersPath, stateGuidesPath, topicPath } from '~/site/links/article-links'
import * as styles from './articles.css'
import type { TopicLink } from './load-resource-center.server'
import { articleTexts as words } from './texts'

/** The topics, and the other parts of the resource center. `current` is the path of this page. [RES-003] */
export function TopicMenu({ topics, current }: { topics: TopicLink[]; current: string }) {
  return (
    <Stack gap={24}>
      <Menu
        id="topics"
        title={words.topics}
        current={current}
        links={[
          { href: resourceCenterPath, label: words.all },
          ...topics.map(({ slug, title }) => ({ href: topicPath(slug), label: title })),
        ]}
      />
      <Menu
        id="more"
        title={words.more}
        current={current}
        links={[
          { href: stateGuidesPath, label: words.guides },
          { href: reviewersPath, label: words.people },
        ]}
      />
    </Stack>
  )
}

interface MenuProps {
  id: string
  title: string
  current: string
  links: { href: string; label: string }[]
}

function Menu({ id, title, current, links }: MenuProps) {
  return (
    <nav aria-labelledby={id}>
      <Heading level={2} look="label" id={id}>
        {title}
      </Heading>
      <ul className={styles.menu}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <BareLink href={href} className={styles.menuLink} aria-current={href === current ? 'page' : undefined}>
              {label}
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
