import { type Analytics, analyticsOf } from './analytics'

/** The analytics of this browser's page. What is sent while a page is left still arrives. */
export const analyticsOfPage = (hasService: boolean): Analytics =>
  analyticsOf({
    hasService,
    isRefused: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    send: (report) => void navigator.sendBeacon('/analytics', JSON.stringify(report)),
  })
