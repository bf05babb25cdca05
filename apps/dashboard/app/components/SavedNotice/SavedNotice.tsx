import { Notice } from '@pkg/ui'
import { useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { readSaved, type Saved } from '~/forms/saved'
import { texts } from '~/texts'
import * as styles from './SavedNotice.css'

interface SavedNoticeProps {
  /** What a page says instead of the usual texts. */
  own?: Partial<Record<Saved, string>>
}

/** Says what the last form saved. It takes the focus when the form has disappeared with its row. */
export function SavedNotice({ own }: SavedNoticeProps) {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const region = useRef<HTMLDivElement>(null)
  const saved = readSaved(query)
  useEffect(() => {
    if (saved && document.activeElement === document.body) region.current?.focus()
  }, [saved, key])
  return (
    <div ref={region} className={styles.region} role="status" tabIndex={-1}>
      {saved && (
        <Notice tone={saved === 'only-viewing' ? 'caution' : 'positive'} title={own?.[saved] ?? texts.saved[saved]} />
      )}
    </div>
  )
}
