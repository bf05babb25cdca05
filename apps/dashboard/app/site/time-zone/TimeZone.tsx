import { useEffect } from 'react'
import { useReload } from '~/site/outages/PageReload/PageReload'
import { timeZoneCookie } from './time-zone-cookie'

const year = 31_536_000

/** Sends the browser's time zone to the server, and reloads the page's data when its times change. */
export function TimeZone({ shown }: { shown: string }) {
  const reload = useReload()
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const cookie = `${timeZoneCookie}=${encodeURIComponent(timeZone)}`
    if (!timeZone || timeZone === shown || document.cookie.includes(cookie)) return
    const isEncrypted = location.protocol === 'https:'
    document.cookie = `${isEncrypted ? '__Host-' : ''}${cookie}; path=/; max-age=${year}; samesite=lax${isEncrypted ? '; secure' : ''}`
    reload()
  }, [shown, reload])
  return null
}
