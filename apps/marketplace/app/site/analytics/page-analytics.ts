import { type Analytics, createAnalytics } from './analytics'

/** Creates the analytics of this browser. Reports that are sent while a page closes still arrive. */
export const pageAnalytics = (hasService: boolean): Analytics =>
  createAnalytics({
    hasService,
    isOptedOut: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    send: (report) => void navigator.sendBeacon('/analytics', JSON.stringify(report)),
  })
