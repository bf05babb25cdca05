import { openMenu } from '~/parts/Menu/Menu'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { offerCardTexts } from './texts'

/** The id of the button that accepts an offer. */
export const acceptButtonId = (id: string) => `accept-${id}`

/** The id of what opens the reason for declining an offer. */
export const declineMenuId = (id: string) => `decline-${id}`

/** Returns the offer that has the focus, or else the first one. */
const currentOffer = (ids: readonly string[]): string | undefined => {
  const card = document.activeElement?.closest('[data-offer]')?.getAttribute('data-offer')
  return ids.find((id) => id === card) ?? ids[0]
}

/** Returns the shortcuts of offers: Y accepts one, and D asks why it's declined. [WORK-002] */
export function offerShortcuts(ids: readonly string[]): Shortcut[] {
  if (ids.length === 0) return []
  const { accept, decline } = offerCardTexts
  return [
    { key: 'y', shown: ['Y'], label: accept, run: () => press(currentOffer(ids)) },
    { key: 'd', shown: ['D'], label: decline, run: () => openMenu(declineMenuId(currentOffer(ids) ?? '')) },
  ]
}

function press(id: string | undefined): boolean {
  const button = id === undefined ? null : document.getElementById(acceptButtonId(id))
  button?.click()
  return button !== null
}
