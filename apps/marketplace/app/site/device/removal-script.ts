import { answerKeys, type Removal } from './device-data'

/**
 * Returns a script for the page that follows an erasure, because some browsers ignore `Clear-Site-Data`. It runs before the page’s other scripts, which
 * could read what it removes. The entry that it stores first makes sure that the other tabs hear of an empty storage. [EDGE-011]
 */
export const removalScript = (removal: Removal): string => `{
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      const storage = window[name]
      ${
        removal === 'all'
          ? `storage.setItem('erased', '')
      storage.clear()`
          : `for (const key of ${JSON.stringify(answerKeys)}) storage.removeItem(key)`
      }
    } catch {}
  }
}`
