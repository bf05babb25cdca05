import { EmptyState, Pagination, Stack, Tabs } from '@pkg/ui'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import {
  familiesTexts,
  type ReceivedRow,
  type ReceivedTab,
  ReceivedTable,
  receivedTabs,
  receivedTexts,
  receivedUrl,
} from '~/features/families'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'

export interface ReceivedFamiliesProps {
  tab: ReceivedTab
  page: number
  pages: number
  rows: ReceivedRow[]
}

const words = receivedTexts

/** The families that are shared with a provider or a real estate agent. [ROLE-010, DASH-003] */
export function ReceivedFamilies({ tab, page, pages, rows }: ReceivedFamiliesProps) {
  return (
    <Stack gap={16}>
      <PageTitle title={familiesTexts.title} />
      <SavedNotice />
      <Tabs
        label={words.tabs}
        tabs={receivedTabs.map((name) => ({ label: words.tab[name], href: receivedUrl(name) }))}
        current={receivedUrl(tab)}
      />
      {rows.length > 0 ? (
        <ReceivedTable caption={familiesTexts.title} rows={rows} />
      ) : (
        <EmptyState title={tab === 'waiting' ? words.noneWaiting : words.none}>{words.noneWaitingHelp}</EmptyState>
      )}
      <Pagination page={page} pages={pages} getHref={(number) => receivedUrl(tab, number)} />
    </Stack>
  )
}
