import { type Community, isDemo } from '@pkg/domain'
import { Notice, Text } from '@pkg/ui'
import { communityTexts } from './texts'
import { tileTexts } from '~/features/tile'
import { asOfText } from '~/parts/as-of/as-of-text'

/** A community's license with its date, and a note when the page comes from public records or is a demo. [DATA-002, FIND-024, TRUTH-013] */
export function PublicRecord({
  community,
}: {
  community: Pick<Community, 'license' | 'source' | 'isRateEstimated' | 'numReviews'>
}) {
  const { license, source, isRateEstimated, numReviews } = community
  const words = communityTexts
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
      {isDemo({ source }) ? (
        <Notice tone="info" title={tileTexts.demo}>
          {words.demoNote}
        </Notice>
      ) : source === 'cms' && isRateEstimated && numReviews === 0 ? (
        <Notice tone="info" title={words.medicareRecordTitle}>
          {words.medicareRecordNote}
        </Notice>
      ) : (
        <Notice tone="info" title={tileTexts.publicRecord}>
          {words.publicRecordNote}
        </Notice>
      )}
    </>
  )
}
