import { Button, KeyCap } from '@pkg/ui'
import { keysTexts } from './texts'
import * as styles from './KeyBar.css'
import { useAllShortcuts } from './ShortcutsProvider'

/** The keyboard shortcuts of a page, with the button that turns them off. It's empty until scripts run, without which no key works. */
export function KeyBar({ onSheet }: { onSheet: () => void }) {
  const { page, isReady, isOn, toggle } = useAllShortcuts()
  const shown = isOn ? page.filter((shortcut) => shortcut.shown.length > 0) : []
  return (
    <aside className={styles.bar} aria-label={keysTexts.label} aria-busy={!isReady}>
      {isReady && (
        <>
          <span className={styles.hints}>
            {shown.map(({ key, shown: caps, label }) => (
              <span key={key} className={styles.hint}>
                {caps.map((cap) => (
                  <KeyCap key={cap}>{cap}</KeyCap>
                ))}
                {label}
              </span>
            ))}
          </span>
          <span className={styles.end}>
            <Button variant="quiet" size="small" onClick={onSheet}>
              {keysTexts.all}
              <KeyCap>?</KeyCap>
            </Button>
            <Button variant="quiet" size="small" onClick={toggle}>
              {isOn ? keysTexts.turnOff : keysTexts.turnOn}
            </Button>
          </span>
        </>
      )}
    </aside>
  )
}
