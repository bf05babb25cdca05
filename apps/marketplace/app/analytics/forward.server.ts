import type { Report } from './report'

const patience = 3000

/** The analytics service of this site: its address, and the token it knows us by. */
export interface AnalyticsService {
  url: string
  token: string | undefined
}

/** The service that the environment names; none switches analytics off. */
export function analyticsService(environment: Record<string, string | undefined>): AnalyticsService | undefined {
  const { ANALYTICS_URL: url, ANALYTICS_TOKEN: token } = environment
  return url ? { url, token } : undefined
}

/**
 * Hands a report on, with the time it came. The browser's address stays here, and nobody waits: a service that is away loses the report, which
 * is logged. [CLIENT-008]
 */
export async function forward({ url, token }: AnalyticsService, report: Report, now: Date): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ ...report, at: now.toISOString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
  } catch (problem) {
    console.error('The analytics service took no report:', problem instanceof Error ? problem.message : problem)
  }
}
