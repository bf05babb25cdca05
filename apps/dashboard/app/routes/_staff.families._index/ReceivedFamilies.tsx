import { EmptyState, Pagination, Stack, Tabs } from '@pkg/ui'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { ReceivedTable } from '~/components/ReceivedTable/ReceivedTable'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import type { ReceivedRow } from '~/families/received-row'
import { type ReceivedTab, receivedTabs, receivedUrl } from '~/families/received-url'
import { texts } from '~/texts'

export interface ReceivedFamiliesProps {
  tab: ReceivedTab
  page: number
  pages: number
  rows: ReceivedRow[]
}

const words = texts.received

/** The families that are shared with a provider or a real estate agent. [ROLE-010, DASH-003] */
export function ReceivedFamilies({ tab, page, pages, rows }: ReceivedFamiliesProps) {
  return (
    <Stack gap={16}>
      <PageTitle title={texts.families.title} />
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={receivedTabs.map((name) => ({ label: words.tab[name], href: receivedUrl(name) }))}
        current={receivedUrl(tab)}
      />
      {rows.length > 0 ? (
        <ReceivedTable caption={texts.families.title} rows={rows} />
      ) : (
        <EmptyState title={tab === 'waiting' ? words.noneWaiting : words.none}>{words.noneWaitingHelp}</EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => receivedUrl(tab, number)} />
    </Stack>
  )
}
