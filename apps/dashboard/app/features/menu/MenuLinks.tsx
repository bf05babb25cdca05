import { Icon, VisuallyHidden } from '@pkg/ui'
import { NavLink } from '@remix-run/react'
import { menuTexts } from '~/site/texts'
import { type Area, areaGroups } from '~/site/area'
import type { MenuView } from './load-menu-views.server'
import * as styles from './MenuLinks.css'
import { ViewLinks } from './ViewLinks'

export interface MenuLinksProps {
  areas: readonly Area[]
  counts: Readonly<Record<string, number>>
  views: readonly MenuView[]
}

/** Areas that fit into the bar at the foot of a phone. The others are behind “More”. */
const placesOnPhones = 4

/** The areas with what waits in each, and saved views: a column from 1080 px, and below, a bar at the foot of the screen. [WORK-001, WORK-003] */
export function MenuLinks({ areas, counts, views }: MenuLinksProps) {
  const first = areas.length > placesOnPhones + 1 ? areas.slice(0, placesOnPhones) : areas
  const others = areas.slice(first.length)
  return (
    <>
      <ul className={styles.column}>
        <AreaGroups areas={areas} counts={counts} />
        <ViewLinks views={views} />
      </ul>
      <ul className={styles.bar}>
        {first.map((area) => (
          <MenuLink key={area.href} area={area} count={counts[area.href]} />
        ))}
        {others.length > 0 && (
          <li>
            <details className={styles.more}>
              <summary className={styles.link}>{menuTexts.more}</summary>
              <ul className={styles.others}>
                <AreaGroups areas={others} counts={counts} />
                <ViewLinks views={views} />
              </ul>
            </details>
          </li>
        )}
      </ul>
    </>
  )
}

/** Areas under the names of their parts of the menu. What people work on comes first and needs no name. */
function AreaGroups({ areas, counts }: Pick<MenuLinksProps, 'areas' | 'counts'>) {
  return areaGroups.map((group) => {
    const ofGroup = areas.filter((area) => area.group === group)
    const links = ofGroup.map((area) => <MenuLink key={area.href} area={area} count={counts[area.href]} />)
    if (group === 'work' || ofGroup.length === 0) return links
    return (
      <li key={group} className={styles.group}>
        <span className={styles.groupTitle}>{menuTexts.groups[group]}</span>
        <ul className={styles.groupList} aria-label={menuTexts.groups[group]}>
          {links}
        </ul>
      </li>
    )
  })
}

function MenuLink({ area: { href, label, icon, waiting }, count }: { area: Area; count: number | undefined }) {
  return (
    <li>
      <NavLink className={styles.link} to={href} end={href === '/'}>
        <Icon shape={icon} />
        {label}{' '}
        {waiting && count ? (
          <span className={styles.count}>
            {count} <VisuallyHidden>{waiting.label}</VisuallyHidden>
          </span>
        ) : null}
      </NavLink>
    </li>
  )
}
