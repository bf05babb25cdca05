import { Button, KeyCap } from '@pkg/ui'
import { texts } from '~/texts'
import * as styles from './KeyBar.css'
import { useAllShortcuts } from './ShortcutsProvider'

/** The keyboard shortcuts of a page, with the button that turns them off. */
export function KeyBar({ onSheet }: { onSheet: () => void }) {
  const { page, isOn, toggle } = useAllShortcuts()
  return (
    <aside className={styles.bar} aria-label={texts.keys.label}>
      {isOn &&
        page
          .filter(({ shown }) => shown.length > 0)
          .map(({ key, shown, label }) => (
            <span key={key} className={styles.hint}>
              {shown.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
              {label}
            </span>
          ))}
      <span className={styles.end}>
        <Button variant="quiet" size="small" onClick={onSheet}>
          {texts.keys.all}
          <KeyCap>?</KeyCap>
        </Button>
        <Button variant="quiet" size="small" onClick={toggle}>
          {isOn ? texts.keys.turnOff : texts.keys.turnOn}
        </Button>
      </span>
    </aside>
  )
}
