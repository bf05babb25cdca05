import type { NewUuidAux } from '@pkg/api-client'
import type { Device } from './attribution'

/** This browser. Throws where it keeps nothing for anybody. */
export const thisDevice = (): Device => ({
  storage: localStorage,
  tab: sessionStorage,
  setCookie: (text) => {
    document.cookie = location.protocol === 'https:' ? `${text}; secure` : text
  },
})

/** Adds to what the API knows of this browser. A failure is logged and changes nothing that people see. [ATTR-002] */
export async function tellApi(news: NewUuidAux): Promise<void> {
  try {
    const { api } = await import('~/components/Wizard/wizard-services')
    await api.uuidAuxes.create(news)
  } catch (error) {
    console.error('How this browser came could not be kept', error)
  }
}
