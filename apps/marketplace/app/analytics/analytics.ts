import type { Report } from './report'

/** Where a page's reports go; `hasService` and the person's own wish decide whether they go at all. */
export interface Reporting {
  hasService: boolean
  /** The browser tells sites not to share what its person does (Global Privacy Control). */
  isRefused: boolean
  send(report: Report): void
}

/** What pages tell of themselves. */
export interface Analytics {
  page(path: string): void
  identify(person: { userId: string; role: string }): void
  track(name: string, properties?: Record<string, string>): void
}

/** The analytics of this page: silent where no service is set, and for whoever has asked to be left alone. [CLIENT-008] */
export function analyticsOf({ hasService, isRefused, send }: Reporting): Analytics {
  const tell = (report: Report) => {
    if (hasService && !isRefused) send(report)
  }
  return {
    page: (path) => tell({ type: 'page', path }),
    identify: ({ userId, role }) => tell({ type: 'identify', userId, role }),
    track: (name, properties = {}) => tell({ type: 'track', name, properties }),
  }
}
