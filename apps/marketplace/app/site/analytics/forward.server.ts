import type { Report } from './report'

/** Milliseconds before a request to the service is canceled. */
const timeout = 3000

/**
 * Sends a report to the analytics service with the time we got it, and without the browser's network address. A report that the service
 * doesn't accept is logged and lost. [CLIENT-008]
 */
export async function forwardReport(
  { url, token }: { url: string; token?: string },
  report: Report,
  now: Date,
): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ ...report, at: now.toISOString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
  } catch (error) {
    console.error('The analytics service did not accept a report:', error instanceof Error ? error.message : error)
  }
}
