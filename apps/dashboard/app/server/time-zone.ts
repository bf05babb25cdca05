import { IANAZone } from 'luxon'
import { zoneCookie } from '~/components/TimeZone/zone-cookie'

/** The zone of those whose browser has not told its own yet. */
export const defaultZone = 'America/New_York'

/** The zone in which a person reads times, from the cookie that the browser keeps it in. */
export function timeZoneOf(request: Request): string {
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  const [told] = cookies.flatMap((cookie) => {
    const [name, value = ''] = cookie.replace(/^__Host-/, '').split('=')
    return name === zoneCookie ? [value] : []
  })
  // Unlike decodeURIComponent this takes any text.
  const zone = new URLSearchParams(`zone=${told ?? ''}`).get('zone') ?? ''
  return IANAZone.isValidZone(zone) ? zone : defaultZone
}
