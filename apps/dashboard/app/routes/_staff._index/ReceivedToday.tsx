import { EmptyState, Stack } from '@pkg/ui'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import { ReceivedTable } from '~/components/ReceivedTable/ReceivedTable'
import { SavedNotice } from '~/components/SavedNotice/SavedNotice'
import type { ReceivedRow } from '~/families/received-row'
import { receivedUrl } from '~/families/received-url'
import type { ReleaseRow } from '~/releases/release-row'
import { texts } from '~/texts'
import { Part } from './Part'
import { ReleasesToConfirm } from './ReleasesToConfirm'

export interface ReceivedTodayProps {
  /** Today's date in words. */
  day: string
  families: { total: number; rows: ReceivedRow[] }
  releases: ReleaseRow[]
}

const words = texts.received

/** Today's work of providers and real estate agents: families that wait for a response, and deletions to confirm. [DASH-002, WORK-001] */
export function ReceivedToday({ day, families, releases }: ReceivedTodayProps) {
  return (
    <Stack gap={32}>
      <PageTitle title={texts.today.title} lead={day} />
      <SavedNotice />
      <ReleasesToConfirm rows={releases} />
      <Part title={words.waitingFamilies(families.total)} all={{ href: receivedUrl('all'), label: words.all }}>
        {families.total > 0 ? (
          <ReceivedTable caption={words.waitingFamilies(families.total)} rows={families.rows} />
        ) : (
          <EmptyState title={words.noneWaiting} level={3}>
            {words.noneWaitingHelp}
          </EmptyState>
        )}
      </Part>
    </Stack>
  )
}
