import { Notice } from '@pkg/ui'
import { useSearchParams } from '@remix-run/react'
import { savedOf } from '~/forms/saved'
import { texts } from '~/texts'
import * as styles from './SavedNotice.css'

/** Says what the last form did, in words and to screen readers. */
export function SavedNotice() {
  const [query] = useSearchParams()
  const saved = savedOf(query)
  return (
    <div className={styles.region} role="status">
      {saved && <Notice tone="positive" title={texts.saved[saved]} />}
    </div>
  )
}
