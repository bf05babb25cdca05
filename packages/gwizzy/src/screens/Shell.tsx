import { Dialog } from '@pkg/ui'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../texts/language'
import * as styles from './Shell.css'

export interface ShellProps {
  /** A modal dialog, or the content of a page of its own. */
  layout: 'dialog' | 'page'
  open: boolean
  /** Asked when the person wants to leave the dialog. */
  onClose?: (() => void) | undefined
  /** The dialog's name. */
  label: string
  /** What stands in the bar: a name, or a way back. */
  start?: ReactNode
  isNarrow?: boolean | undefined
  children: ReactNode
}

/** What holds a screen: a dialog, or a column on a page; in a conversation a narrow one. [GWZ-072] */
export function Shell({ layout, open, onClose, label, start, isNarrow, children }: ShellProps) {
  const language = useLanguage()
  const { kit } = useTexts()
  if (layout === 'page') {
    return (
      <div className={styles.pages[isNarrow ? 'chat' : 'page']} lang={language}>
        <div className={styles.bar}>{start}</div>
        {children}
      </div>
    )
  }
  return (
    <Dialog open={open} onClose={() => onClose?.()} label={label} start={start} closeLabel={kit.close} lang={language}>
      {children}
    </Dialog>
  )
}
