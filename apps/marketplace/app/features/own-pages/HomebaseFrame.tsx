import { Tabs } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { useSaves } from '~/features/saves'
import { homebasePaths } from '~/site/links/homebase-links'
import { ownPagesTexts as words } from './texts'

/** A page of a family’s own, with the links to the others. [ROUTE-011] */
export function HomebaseFrame({ current, children }: { current: keyof typeof homebasePaths; children: ReactNode }) {
  const saved = useSaves().liked.length
  const tabs = [
    { label: words.tabs.home, href: homebasePaths.home },
    { label: words.tabs.saved, href: homebasePaths.saved, ...(saved > 0 ? { count: saved } : {}) },
    { label: words.tabs.searches, href: homebasePaths.searches },
    { label: words.tabs.receipts, href: homebasePaths.receipts },
    { label: words.tabs.settings, href: homebasePaths.settings },
  ]
  return (
    <PageFrame>
      <Tabs label={words.label} tabs={tabs} current={homebasePaths[current]} />
      {children}
    </PageFrame>
  )
}
