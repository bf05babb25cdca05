import { checkIcon, closeIcon, infoIcon, warningIcon } from '../Icon/shapes'

/** The tone of a message. Each tone has its icon, so color is never the only sign. */
export type Tone = 'info' | 'positive' | 'caution' | 'critical'

/** The icon of each tone. */
export const toneIcons: Record<Tone, string> = {
  info: infoIcon,
  positive: checkIcon,
  caution: warningIcon,
  critical: closeIcon,
}
