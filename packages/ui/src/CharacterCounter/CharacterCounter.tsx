import * as texts from '../texts'
import { counters } from './CharacterCounter.css'

/** The props of `CharacterCounter`. */
export interface CharacterCounterProps {
  /** The number of characters typed so far. */
  length: number
  /** The maximum length in characters. */
  max: number
}

/** Shows how many characters a text has left. Above 90 percent it's red and announced to screen readers. [VAL-010] */
export function CharacterCounter({ length, max }: CharacterCounterProps) {
  const tone = length > 0.9 * max ? 'critical' : 'calm'
  return (
    <p className={counters[tone]} aria-live={tone === 'critical' ? 'polite' : 'off'}>
      {texts.charactersLeft(max - length)}
    </p>
  )
}
