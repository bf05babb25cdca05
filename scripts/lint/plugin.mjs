import { oneClock } from './one-clock.mjs'
import { ownWorld } from './own-world.mjs'
import { translatedText } from './translated-text.mjs'

/** Our own lint rules. */
export default {
  meta: { name: 'hearthway' },
  rules: { 'one-clock': oneClock, 'own-world': ownWorld, 'translated-text': translatedText },
}
