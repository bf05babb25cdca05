import { randomInt, randomUUID } from 'node:crypto'

/** The path to which leads are sent. */
export const leadPath = '/platform/uuid-actions'

/** Builds a pricing request like the wizard's. */
export function buildLead(slug: string, email = `${randomUUID()}@families.example`): string {
  const phone = `(303) 555-${String(randomInt(10_000)).padStart(4, '0')}`
  const data = { lookingFor: 'Mother', adl: ['heavy-care'], timing: '30-90 Days', budgetRange: '$2K-$5K' }
  const place = { city: 'Denver', state: 'CO', zip: '80202' }
  const actionInfo = {
    requestId: randomUUID(),
    status: 'complete',
    slug,
    name: 'Dana Whitfield',
    email,
    phone,
    data: { ...data, ...place, wordings: [{ id: 'contact', version: '2', language: 'en' }] },
  }
  const attributes = { actionType: 'pricing-request', actionPage: '/assisted-living/colorado', actionInfo }
  return JSON.stringify({ data: { type: 'uuid-actions', attributes } })
}
