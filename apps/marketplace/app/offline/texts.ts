/** The texts of the page that shows while a browser is offline. */
export const offlineTexts = {
  title: 'You’re offline',
  description: 'The communities that you saved in this browser.',
  lead: 'This page needs a connection to the internet. Check your Wi-Fi or mobile data, then try again.',
  retry: 'Try again',
  saved: 'Saved in this browser',
  savedHint: 'Prices are from your last visit.',
  none: 'Communities that you save appear here, so you have their addresses without a connection.',
} as const
