import { Button, KeyCap } from '@pkg/ui'
import { texts } from '~/texts'
import * as styles from './KeyBar.css'

/** Keys, and the action they trigger. */
export interface KeyHint {
  keys: string[]
  label: string
}

export interface KeyBarProps {
  hints: KeyHint[]
  /** Whether single keys are shortcuts. People who use voice control turn them off. */
  isOn: boolean
  onToggle: () => void
}

/** The keyboard shortcuts of a page, with the button that turns them off. */
export function KeyBar({ hints, isOn, onToggle }: KeyBarProps) {
  return (
    <aside className={styles.bar} aria-label={texts.keys.label}>
      {isOn &&
        hints.map(({ keys, label }) => (
          <span key={label} className={styles.hint}>
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            {label}
          </span>
        ))}
      <span className={styles.end}>
        <Button variant="quiet" size="small" onClick={onToggle}>
          {isOn ? texts.keys.turnOff : texts.keys.turnOn}
        </Button>
      </span>
    </aside>
  )
}
