import { Notice } from '@pkg/ui'
import { useLocation, useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { readSaved } from '~/site/forms/saved'
import { savedTexts } from './texts'
import * as styles from './SavedNotice.css'

interface SavedNoticeProps {
  /** The text to show instead of the usual one. */
  text?: string | undefined
  /** Whether a later form was rejected, so the notice would be about an earlier one. */
  isOutdated?: boolean
}

/** Says what the last form saved. It takes the focus when the form has disappeared with its row. */
export function SavedNotice({ text, isOutdated = false }: SavedNoticeProps) {
  const [query] = useSearchParams()
  const saved = isOutdated ? undefined : readSaved(query)
  return (
    <StatusNotice
      text={saved && (text ?? savedTexts[saved])}
      tone={saved === 'only-viewing' ? 'caution' : 'positive'}
    />
  )
}

interface StatusNoticeProps {
  /** What was done, if anything. */
  text: string | undefined
  tone?: 'positive' | 'caution'
}

/** Says what was just done. It takes the focus when its form has disappeared. */
export function StatusNotice({ text, tone = 'positive' }: StatusNoticeProps) {
  const { key } = useLocation()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text !== undefined && document.activeElement === document.body) region.current?.focus()
  }, [text, key])
  return (
    <div ref={region} className={styles.region} role="status" tabIndex={-1}>
      {text !== undefined && <Notice tone={tone} title={text} />}
    </div>
  )
}
