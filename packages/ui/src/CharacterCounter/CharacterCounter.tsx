import * as texts from '../texts'
import { counters } from './CharacterCounter.css'

export interface CharacterCounterProps {
  /** Characters written so far. */
  length: number
  /** The longest text allowed, in characters. */
  max: number
}

/** How much room a text has left. Above 90 percent it turns red, and only then does a screen reader hear it. [VAL-010] */
export function CharacterCounter({ length, max }: CharacterCounterProps) {
  const tone = length > 0.9 * max ? 'critical' : 'calm'
  return (
    <p className={counters[tone]} aria-live={tone === 'critical' ? 'polite' : 'off'}>
      {texts.charactersLeft(max - length)}
    </p>
  )
}
