import { buttonClass, type ButtonLook, Icon, VisuallyHidden } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { toolName } from '~/parts/ToolName/ToolName.css'
import * as styles from './Menu.css'

export interface MenuProps extends Pick<ButtonLook, 'variant' | 'icon'> {
  label: string
  /** What it's about, for screen readers, if a page has several. */
  about?: string
  /** The key that opens it. */
  shortcut?: string | undefined
  id?: string
  /** Whether wide screens with a fine pointer show only the icon. Its name is then a tooltip. */
  isCompact?: boolean
  /**
   * Where the panel opens: below the button, above it, below with the ends aligned, in a column at the right edge of wide screens, or on phones below
   * the whole row that the button is in.
   */
  opens?: 'down' | 'up' | 'down-end' | 'row'
  /** Whether it's open at first, such as when its form has something to correct. */
  isOpen?: boolean
  children: ReactNode
}

/** A button that opens a small panel with choices or fields. It opens without scripts. With them, Escape and a click elsewhere close it. */
export function Menu(props: MenuProps) {
  const { label, about, shortcut, id, variant = 'neutral', icon, isCompact, opens = 'down', isOpen, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  const { key, hash } = useLocation()
  useEffect(() => {
    // A form in the menu was sent, or a link in it was followed.
    if (details.current) details.current.open = isOpen === true
    // A link from elsewhere, such as an action of the palette, names the menu.
    if (id !== undefined && hash === `#${id}`) openMenu(id)
  }, [key, isOpen, id, hash])
  return (
    <details ref={details} id={id} open={isOpen} className={styles.menus[opens]} onKeyDown={closeOnEscape}>
      <summary
        className={`${buttonClass({ variant, size: 'small' })} ${styles.summary}`}
        title={isCompact ? label : undefined}
      >
        {icon && <Icon shape={icon} />}
        <span className={isCompact ? toolName : undefined}>{label}</span>
        {about && <VisuallyHidden>: {about}</VisuallyHidden>}
        {shortcut && !isCompact && <ShortcutKey>{shortcut}</ShortcutKey>}
      </summary>
      <div className={styles.panels[opens]}>{children}</div>
    </details>
  )
}

/** Closes an open `details` with Escape, and gives the focus back to its button. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.stopPropagation()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** Opens a menu and focuses its first choice. */
export function openMenu(id: string): boolean {
  const menu = document.getElementById(id)
  if (!(menu instanceof HTMLDetailsElement)) return false
  menu.open = true
  menu.querySelector<HTMLElement>('a[href], button, input:not([type="hidden"]), select')?.focus()
  return true
}
