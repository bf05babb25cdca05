import type { Community } from '@pkg/domain'
import { Notice, Text } from '@pkg/ui'
import { texts } from '~/texts'
import { asOfText } from './as-of-text'

/** A community's license with its date, and a note when the page comes from public records. [DATA-002] */
export function PublicRecord({ community }: { community: Pick<Community, 'license' | 'source'> }) {
  const { license, source } = community
  const words = texts.community
  return (
    <>
      {license && (
        <Text size="small" tone="muted">
          {(source === 'cms' ? words.certification : words.license)(
            license.number,
            license.authority,
            asOfText(license.asOf),
          )}
        </Text>
      )}
      {source !== 'demo' && (
        <Notice tone="info" title={texts.tile.publicRecord}>
          {words.publicRecordNote}
        </Notice>
      )}
    </>
  )
}
