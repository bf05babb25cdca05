import type { CallerChoice, GatewaySummary } from '@pkg/domain'
import { progressKeys, type ProgressStorage, type SchemaKey } from '@pkg/gwizzy/machines'
import type { Host } from './replay-context'

const community: GatewaySummary = {
  id: 'cottonwood-bend',
  name: 'Cottonwood Bend',
  lat: 40.57,
  long: -105.08,
  city: 'Fort Collins',
  state: 'CO',
  timeZone: 'America/Denver',
  partnerAgent: { id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' },
  isD2C: false,
  startingRate: 4650,
  pricesByCareType: { 'assisted-living': { price: 4650 } },
  isAutoReferable: false,
  similarCommunities: [
    { id: 'old-mill-terrace', name: 'Old Mill Terrace', distance: 1.8 },
    { id: 'marigold-house', name: 'Marigold House', distance: 3.4 },
  ],
  primaryToc: 'assisted-living',
  conversionSchemaType: 'gwizzy',
  isDisclosureEnabled: false,
  care: ['assisted-living', 'memory-care'],
  imagePath: '',
  isD2CAdjacent: false,
}

const callerChoice: CallerChoice = {
  id: '0f0cf0a3-2ad3-4a53-a6b6-6d2a4c6b4f0e',
  callers: [{ kind: 'advisor', id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' }],
  callBy: '2026-11-23T21:30:00.000Z',
  timeZone: 'America/Denver',
}

export const support = { name: 'Hearthway', email: 'help@hearthway.example', phone: '(800) 555-0136' }

/** Returns the playground's host for the wizard of a schema. Every service works, and the resident's name is required. */
export const createHost = (schema: SchemaKey): Host => ({
  community: { ...community, conversionSchemaType: progressKeys[schema] },
  settings: { isLocationStepEnabled: true, actionPage: '/playground' },
  services: {
    isGwizzyQuestion: () => Promise.resolve({ info: { isResidentNameRequired: true } }),
    chooseCallers: () => Promise.resolve(callerChoice),
  },
})

/** Returns storage that notifies listeners of every change. */
export function createObservableStorage() {
  const entries = new Map<string, string>()
  const listeners = new Set<() => void>()
  let version = 0
  const storage: ProgressStorage = {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      entries.set(key, value)
      version += 1
      for (const tell of listeners) tell()
    },
  }
  return {
    storage,
    version: () => version,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
