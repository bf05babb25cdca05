import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../Button/IconButton'
import { closeIcon } from '../Icon/shapes'
import { SceneBand } from '../LitHouse/SceneBand'
import * as texts from '../texts'
import { rootClass } from '../theme/root'
import * as styles from './Dialog.css'
import { useScrollLock } from './scroll-lock'
import { useSwipeDown } from './swipe-down'

/** The time a dialog takes to leave after `open` turns false, in milliseconds. [UI-007] */
export const closingDuration = 300

function show(dialog: HTMLDialogElement) {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

/** The props of `Dialog`. */
export interface DialogProps {
  open: boolean
  /** Called when a person wants to leave: close button, Escape, a click outside, or a swipe down. Set `open` to false. */
  onClose: () => void
  /** The dialog's name for assistive technology, unless `labelledBy` names an element inside. */
  label?: string | undefined
  labelledBy?: string | undefined
  /** The content of the bar next to the close button: a name or a back button. */
  start?: ReactNode
  /**
   * A drawing across the top, behind the bar, such as a `LitHouse`. A dialog with one has the same height whatever it shows, and what is below
   * the drawing scrolls. An empty one is night sky. [LOOK-007]
   */
  scene?: ReactNode
  /** The close button's name in another language. */
  closeLabel?: string
  /** The language of the dialog, if it differs from the page's. */
  lang?: string | undefined
  /** The direction of that language. */
  dir?: 'ltr' | 'rtl' | undefined
  children: ReactNode
}

/**
 * A modal dialog: a sheet at the bottom edge below 768 px, centered from there, up to 31.5rem wide. The page behind is inert and doesn't
 * scroll. The focus starts at the element marked `data-autofocus`, or at the first control, and returns to its origin. The dialog leaves
 * 300 ms after `open` turns false. [UI-007, UI-008, UI-009]
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, label, labelledBy, start, scene, closeLabel = texts.close, lang, dir, children } = props
  const ref = useRef<HTMLDialogElement | null>(null)
  // Closed while it's still on the page, so the focus returns to its origin.
  const attach = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) ref.current?.close()
    ref.current = dialog
  }, [])
  const [present, setPresent] = useState(open)
  const swipe = useSwipeDown(onClose)
  if (open && !present) setPresent(true)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !present) return
    if (open) {
      if (!dialog.open) show(dialog)
      return
    }
    const timer = setTimeout(() => {
      dialog.close()
      setPresent(false)
    }, closingDuration)
    return () => clearTimeout(timer)
  }, [open, present])

  useScrollLock(present)

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A browser can force a dialog closed on the second request. A dialog that was removed from the page has no handler to call.
  const closed = () => {
    if (open && ref.current) onClose()
  }
  const onBackdropClick = (event: MouseEvent) => {
    // After a double-click on a button, a shorter panel may put the second click on the backdrop.
    const isSecondClick = event.detail > 1
    if (event.target === ref.current && !isSecondClick) onClose()
  }
  const bar = (
    <>
      <div>{start}</div>
      <IconButton variant="quiet" icon={closeIcon} label={closeLabel} onClick={onClose} />
    </>
  )
  return (
    // The keyboard equivalent is Escape, which arrives as `cancel`.
    <dialog
      ref={attach}
      className={`${rootClass} ${styles.dialog} ${scene === undefined ? '' : styles.sheet}`}
      lang={lang}
      dir={dir}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-closing={open ? undefined : ''}
      onCancel={cancel}
      onClose={closed}
      onClick={onBackdropClick}
      {...swipe}
    >
      {present && scene === undefined && (
        <div className={styles.panel}>
          <div className={styles.bar}>{bar}</div>
          {children}
        </div>
      )}
      {present && scene !== undefined && (
        <div className={styles.sheetPanel}>
          <SceneBand scene={scene}>{bar}</SceneBand>
          <div className={styles.sheetBody}>
            <div className={styles.sheetContent}>{children}</div>
          </div>
        </div>
      )}
    </dialog>
  )
}
