import { Icon, listIcon } from '@pkg/ui'
import { useEffect, useRef } from 'react'
import { CardSheet } from './CardSheet'
import { LiveMap, type MapProps } from './LiveMap'
import * as styles from './PhoneMap.css'
import { mapTexts } from './texts'

/** The map on a phone: it fills the screen above a sheet of cards, and the list is one tap away. Escape leads back too. [FIND-005] */
export function PhoneMap({ onClose, ...map }: MapProps & { onClose: () => void }) {
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
              count={map.search ? count : map.communities.length}
            />
          )}
        />
        <button type="button" className={styles.back} onClick={() => dialog.current?.close()}>
          <Icon shape={listIcon} />
          {mapTexts.list}
        </button>
      </div>
    </dialog>
  )
}
