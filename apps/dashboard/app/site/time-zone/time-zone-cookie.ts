/** The cookie that holds the browser's time zone, percent-encoded. On an HTTPS site its name starts with `__Host-`. */
export const timeZoneCookie = 'hearthway-time-zone'
