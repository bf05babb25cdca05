import { BareLink, Container } from '@pkg/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { communityTexts } from './texts'
import * as styles from './SectionMenu.css'
import { useCurrentSection } from './use-current-section'

/** A section of a page: the id of its element, and its name in the menu. */
export interface PageSection {
  id: string
  label: string
}

/** The sections of a community's page. It stays in view and marks the one being read. `children` is at its end on a wide screen, once a section is being read. [FIND-010] */
export function SectionMenu({ sections, children }: { sections: readonly PageSection[]; children: ReactNode }) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - 16
  }, [current])
  return (
    <div className={styles.menu}>
      <Container>
        <div className={styles.row}>
          <nav aria-label={communityTexts.sections.label} className={styles.nav}>
            <ul className={styles.list} ref={list}>
              {sections.map(({ id, label }) => (
                <li key={id}>
                  <BareLink
                    href={`#${id}`}
                    className={styles.link}
                    aria-current={id === current ? 'location' : undefined}
                  >
                    {label}
                  </BareLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* Above the sections, the price card says the same. */}
          <div className={current ? styles.end : styles.waitingEnd}>{children}</div>
        </div>
      </Container>
    </div>
  )
}
