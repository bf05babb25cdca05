import { checkIcon, closeIcon, infoIcon, warningIcon } from '../Icon/shapes'

/** What a message is about. Each tone has its icon, so that colour is never the only sign. */
export type Tone = 'info' | 'positive' | 'caution' | 'critical'

/** The icon of each tone. */
export const toneIcons: Record<Tone, string> = {
  info: infoIcon,
  positive: checkIcon,
  caution: warningIcon,
  critical: closeIcon,
}
