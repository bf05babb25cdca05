import type { ConversionSchemaType } from '@pkg/domain'

/** The keys under which the wizards keep their progress. Without any of them, nothing has to load. */
export const wizardKeys: Record<ConversionSchemaType, true> = {
  gwizzy: true,
  activeAdult: true,
  D2C: true,
  noAgent: true,
  PaidAd: true,
}

/** Where the browser keeps what a person told us: the wizards’ answers, requests that wait for a connection, and an email address. [EDGE-011] */
export const answerKeys: readonly string[] = [...Object.keys(wizardKeys), 'gwizzyOutbox', 'email', 'openWizard']

/**
 * What the browser removes: `all` after an erasure, and `answers` after a family stopped all sharing. That family goes on looking, so its saved
 * communities stay, but nothing may send its contact info again. [EDGE-011]
 */
export type Removal = 'all' | 'answers'

/** Returns whether a change of storage is that another tab removed what a person told us. */
export const isRemoval = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  key === null || (newValue === null && answerKeys.includes(key))

/**
 * Removes from a tab's own storage what another tab has removed, so it doesn't offer to go on with answers that are gone. A change without a key is
 * that of an erasure. [EDGE-011]
 */
export function removeFromTab({ key }: Pick<StorageEvent, 'key'>, tab: Pick<Storage, 'clear' | 'removeItem'>): void {
  if (key === null) tab.clear()
  else answerKeys.forEach((answerKey) => tab.removeItem(answerKey))
}
