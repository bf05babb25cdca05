import { Text } from '@pkg/ui'
import { ReleaseTable } from '~/components/ReleaseTable/ReleaseTable'
import type { ReleaseRow } from '~/releases/release-row'
import { texts } from '~/texts'
import { DayPart } from './DayPart'
import type { Part } from './part'

const words = texts.release

/** The families that stopped sharing, if any, whose deletion is still to confirm. [TRUST-004] */
export function ReleasePart({ part }: { part: Part<ReleaseRow[]> }) {
  if (part.isLoaded && part.value.length === 0) return null
  return (
    <DayPart title={words.toConfirm} part={part} count={(rows) => rows.length}>
      {(rows) => (
        <>
          <Text size="small">{words.toConfirmHelp}</Text>
          <ReleaseTable rows={rows} />
        </>
      )}
    </DayPart>
  )
}
