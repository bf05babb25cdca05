/** The texts of the page that shows while our site can’t be reached. */
export const offlineTexts = {
  title: 'You’re offline',
  description: 'The communities that you saved in this browser.',
  lead: 'This page needs a connection to the internet. Check your Wi-Fi or mobile data, then try again.',
  /** The same for a browser that has a network, so our site may be down. */
  unreachable: 'We can’t load this page right now',
  unreachableLead:
    'Either our site is down for a moment, or your internet connection isn’t working. Wait a minute, then try again.',
  retry: 'Try again',
  saved: 'Saved in this browser',
  savedHint: 'Prices are from your last visit.',
  waiting:
    'Your request isn’t sent yet. It’s saved on this device, and we’ll send it when you open this site with a connection.',
  none: 'Communities that you save appear here, so you have their addresses without a connection.',
} as const
