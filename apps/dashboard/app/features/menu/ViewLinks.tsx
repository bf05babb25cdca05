import { BareLink, VisuallyHidden } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useId } from 'react'
import { menuTexts } from '~/site/texts'
import * as styles from './MenuLinks.css'
import type { MenuView } from './load-menu-views.server'
import { showsView } from './shows-view'

const words = menuTexts

/** The saved views of the menu: the person’s own, and those of the team. [WORK-003] */
export function ViewLinks({ views }: { views: readonly MenuView[] }) {
  return (
    <>
      <ViewList title={words.ownViews} views={views.filter(({ isShared }) => !isShared)} />
      <ViewList title={words.teamViews} views={views.filter(({ isShared }) => isShared)} />
    </>
  )
}

function ViewList({ title, views }: { title: string; views: readonly MenuView[] }) {
  const titleId = useId()
  if (views.length === 0) return null
  return (
    <li className={styles.group}>
      <span className={styles.groupTitle} id={titleId}>
        {title}
      </span>
      <ul className={styles.groupList} aria-labelledby={titleId}>
        {views.map((view) => (
          <ViewLink key={view.id} view={view} />
        ))}
      </ul>
    </li>
  )
}

function ViewLink({ view: { name, href, count } }: { view: MenuView }) {
  const isCurrent = showsView(useLocation(), href)
  return (
    <li>
      <BareLink className={styles.view} href={href} aria-current={isCurrent ? 'true' : undefined}>
        {name}{' '}
        {count !== undefined && (
          <span className={styles.viewCount}>
            {count.toLocaleString('en-US')} <VisuallyHidden>{words.inView}</VisuallyHidden>
          </span>
        )}
      </BareLink>
    </li>
  )
}
