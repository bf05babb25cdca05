import type { Visitor } from '@pkg/gwizzy'
import { api } from '~/site/api/api'

/** Returns the person who is signed in, or undefined when the session has ended. [GWZ-097] */
export async function findVisitor(): Promise<Visitor | undefined> {
  try {
    return await api.users.get({ id: 'me' })
  } catch {
    return undefined
  }
}

/** Returns the slugs of the communities whose pricing this person has requested. [API-007, CTA-001] */
export async function findRequested(): Promise<string[]> {
  try {
    const { items } = await api.uuidActions.list({ 'filter[actionType]': 'pricing-request', 'page-size': 100 })
    return items
      .filter(({ actionInfo }) => actionInfo.status === 'complete')
      .flatMap(({ actionInfo: { slug, slugs = [] } }) => (slug ? [slug, ...slugs] : slugs))
  } catch {
    return []
  }
}
