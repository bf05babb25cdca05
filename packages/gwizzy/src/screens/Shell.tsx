import { Dialog, rootClass, SceneBand } from '@pkg/ui/core'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useTexts } from '../texts/language'
import * as styles from './Shell.css'

/** The props of `Shell`. */
export interface ShellProps {
  /** A modal dialog, or the content of its own page, or of the host's dialog or panel. */
  layout: 'dialog' | 'page' | 'panel'
  open: boolean
  /** Called when the person wants to leave the dialog. */
  onClose?: (() => void) | undefined
  /** The dialog's name. */
  label: string
  /** The id of the heading that names the dialog once it's there. */
  labelledBy?: string | undefined
  /** The content of the bar: a name or a Back button. */
  start?: ReactNode
  /** A drawing across the top. Inside another shell, that one's stays. [LOOK-007] */
  scene?: ReactNode
  isNarrow?: boolean | undefined
  children: ReactNode
}

/** The bar of the outer shell, for a screen inside another's shell. */
const BarContext = createContext<HTMLElement | null | undefined>(undefined)

/** The container of a screen: a dialog, or a column on a page, narrower in chat mode. Inside another shell, it uses that one. [GWZ-072] */
export function Shell(props: ShellProps) {
  const bar = useContext(BarContext)
  if (bar === undefined) return <OuterShell {...props} />
  return (
    <>
      <BarPortal>{props.start}</BarPortal>
      {props.children}
    </>
  )
}

/** Renders into the bar of the outer shell. */
export function BarPortal({ children }: { children: ReactNode }) {
  const bar = useContext(BarContext)
  return bar && createPortal(children, bar)
}

/** A shell of its own. All languages are written from left to right, whatever the page's direction is. */
function OuterShell(props: ShellProps) {
  const { layout, open, onClose, label, labelledBy, start, scene, isNarrow, children } = props
  const language = useLanguage()
  const { kit } = useTexts()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const barStart = start ?? <div ref={setBar} />
  const content = <BarContext.Provider value={bar}>{children}</BarContext.Provider>
  if (layout !== 'dialog') {
    return (
      <div
        className={`${rootClass} ${styles.pages[layout === 'panel' ? 'panel' : isNarrow ? 'chat' : 'page']} ${scene === undefined ? '' : styles.sheet}`}
        lang={language}
        dir="ltr"
      >
        {scene === undefined ? (
          <div className={styles.bar}>{barStart}</div>
        ) : (
          <SceneBand scene={scene}>{barStart}</SceneBand>
        )}
        {scene === undefined ? content : <div className={styles.body}>{content}</div>}
      </div>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={() => onClose?.()}
      label={label}
      labelledBy={labelledBy}
      start={barStart}
      scene={scene}
      closeLabel={kit.close}
      lang={language}
      dir="ltr"
    >
      {content}
    </Dialog>
  )
}
