import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '../Button/IconButton'
import { closeIcon } from '../Icon/shapes'
import * as texts from '../texts'
import * as styles from './Dialog.css'
import { useSwipeDown } from './swipe-down'

/** How long a dialog takes to leave after `open` turned false, in milliseconds. [UI-007] */
export const closingTime = 300

function show(dialog: HTMLDialogElement) {
  const root = document.documentElement
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

export interface DialogProps {
  open: boolean
  /** Asked when the person wants to leave: close button, Escape, a press outside, a swipe down. Set `open` to false. */
  onClose: () => void
  /** The dialog's name for assistive technology, unless `labelledBy` names an element inside. */
  label?: string | undefined
  labelledBy?: string | undefined
  /** What stands in the bar beside the close button: a name, or a way back. */
  start?: ReactNode
  /** What the close button is called in another language. */
  closeLabel?: string
  /** The language of the dialog where it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

/**
 * A modal dialog: a sheet at the bottom edge below 768 px, centred from there, at most 31.5rem wide. The page behind is inert
 * and does not move. The focus starts at the element marked `data-autofocus`, else at the first control, and goes back where it was. It leaves 300 ms after `open` turned false. [UI-007, UI-008, UI-009]
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, label, labelledBy, start, closeLabel = texts.close, lang, children } = props
  const ref = useRef<HTMLDialogElement>(null)
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
    }, closingTime)
    return () => clearTimeout(timer)
  }, [open, present])

  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A browser may close a dialog that was asked twice to stay. One that was taken out of the page has nobody to ask.
  const closed = () => {
    if (open && ref.current) onClose()
  }
  const press = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }
  return (
    // The keyboard's way to the same end is Escape, which arrives as `cancel`.
    <dialog
      ref={ref}
      className={styles.dialog}
      lang={lang}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-closing={open ? undefined : ''}
      onCancel={cancel}
      onClose={closed}
      onClick={press}
      {...swipe}
    >
      {present && (
        <div className={styles.panel}>
          <div className={styles.bar}>
            <div>{start}</div>
            <IconButton variant="quiet" icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
