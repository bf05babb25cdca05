import { type ReactNode, useEffect, useRef } from 'react'
import { CardSheet } from './CardSheet'
import { LiveMap, type MapProps } from './LiveMap'
import * as styles from './PhoneMap.css'

/** The map on a phone: it fills the screen between a sheet of cards and the bar that leads back to the list, as does Escape. [FIND-005] */
export function PhoneMap({ onClose, tabs, ...map }: MapProps & { onClose: () => void; tabs: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    element.showModal()
    // The browser would focus the first card, and scroll to it in a low window.
    element.focus({ preventScroll: true })
    element.scrollTo(0, 0)
  }, [])
  return (
    <dialog ref={dialog} className={styles.screen} tabIndex={-1} aria-label={map.label} onClose={onClose}>
      <div className={styles.rows}>
        <LiveMap
          {...map}
          isInPage={false}
          renderSheet={({ count, chosen }) => (
            <CardSheet
              communities={map.communities}
              chosen={chosen}
              count={(map.search && count) ?? map.communities.length}
            />
          )}
        />
        {tabs}
      </div>
    </dialog>
  )
}
