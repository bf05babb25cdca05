import { Text } from '@pkg/ui'
import { type ReleaseRow, ReleaseTable, releaseTexts } from '~/features/releases'
import { DayPart } from './DayPart'
import type { Part } from '~/site/server/part'

const words = releaseTexts

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
