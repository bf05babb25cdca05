/** A person or company that receives a family's data. */
export interface Recipient {
  kind: 'operator' | 'agent' | 'community'
  id: string
  name: string
}

/** The operator of the site, which stores what families send. */
export const operator: Recipient = { kind: 'operator', id: 'operator', name: 'Hearthway' }
