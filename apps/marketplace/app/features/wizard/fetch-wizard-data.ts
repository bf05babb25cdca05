import type { GatewaySummary } from '@pkg/domain'
import type { Visitor } from '@pkg/gwizzy'
import { sitePath } from '~/site/frame/site-path'
import type { Entry } from './visit'

/** Loads what the wizard needs to know about a community. @throws An error if the request failed. */
export async function fetchSummary(id: string, entry: Entry): Promise<GatewaySummary> {
  const response = await fetch(
    sitePath(`/gateway/${encodeURIComponent(id)}${entry === 'paid-ad' ? '?entry=paid-ad' : ''}`),
  )
  if (!response.ok) throw new Error(`The summary request returned ${response.status}`)
  const summary: unknown = await response.json()
  if (!isSummary(summary)) throw new Error('The response is not a summary of a community')
  return summary
}

const isSummary = (value: unknown): value is GatewaySummary =>
  typeof value === 'object' && value !== null && 'conversionSchemaType' in value

/** Loads the person who is signed in, if anyone is. [GWZ-097] */
export const fetchVisitor = async (): Promise<Visitor | undefined> => (await import('./wizard-services')).findVisitor()
