import type { NewUuidAux } from '@pkg/api-client'
import type { Device } from './attribution'

/** Returns this browser's storage. Throws when storage is blocked. */
export const thisDevice = (): Device => ({
  storage: localStorage,
  tab: sessionStorage,
  setCookie: (text) => {
    document.cookie = location.protocol === 'https:' ? `${text}; secure` : text
  },
})

/** Sends how the visitor arrived to the API, and logs failures. [ATTR-002] */
export async function sendArrival(arrival: NewUuidAux): Promise<void> {
  try {
    const { api } = await import('~/site/api/api')
    await api.uuidAuxes.create(arrival)
  } catch (error) {
    console.error('Could not save how the visitor arrived', error)
  }
}
