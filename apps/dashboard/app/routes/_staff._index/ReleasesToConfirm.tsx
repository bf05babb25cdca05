import { Text } from '@pkg/ui'
import { ReleaseTable } from '~/components/ReleaseTable/ReleaseTable'
import type { ReleaseRow } from '~/releases/release-row'
import { texts } from '~/texts'
import { Part } from './Part'

/** The families that stopped sharing, if any, whose deletion is still to confirm. [TRUST-004] */
export function ReleasesToConfirm({ rows }: { rows: ReleaseRow[] }) {
  if (rows.length === 0) return null
  return (
    <Part title={texts.release.toConfirm}>
      <Text size="small">{texts.release.toConfirmHelp}</Text>
      <ReleaseTable rows={rows} />
    </Part>
  )
}
