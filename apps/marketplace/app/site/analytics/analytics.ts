import type { Report } from './report'

/** Where a page's reports go, and whether they're sent at all. */
export interface Reporting {
  hasService: boolean
  /** Whether the browser asks sites not to share a person's data (Global Privacy Control). */
  isOptedOut: boolean
  send(report: Report): void
}

/** Reports what happens on a page. */
export interface Analytics {
  page(path: string): void
  identify(person: { userId: string; role: string }): void
  track(name: string, properties?: Record<string, string>): void
}

/** Creates a page's analytics. It sends nothing without a service, or for people who opted out. [CLIENT-008] */
export function createAnalytics({ hasService, isOptedOut, send }: Reporting): Analytics {
  const report = (sent: Report) => {
    if (hasService && !isOptedOut) send(sent)
  }
  return {
    page: (path) => report({ type: 'page', path }),
    identify: ({ userId, role }) => report({ type: 'identify', userId, role }),
    track: (name, properties = {}) => report({ type: 'track', name, properties }),
  }
}
