import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { zoneCookie } from './zone-cookie'

const year = 31_536_000

/** Tells the server in which zone the browser stands, and shows the page's times anew where that changes them. */
export function TimeZone({ shown }: { shown: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const kept = `${zoneCookie}=${encodeURIComponent(own)}`
    if (!own || own === shown || document.cookie.includes(kept)) return
    const isEncrypted = location.protocol === 'https:'
    document.cookie = `${isEncrypted ? '__Host-' : ''}${kept}; path=/; max-age=${year}; samesite=lax${isEncrypted ? '; secure' : ''}`
    revalidate()
  }, [shown, revalidate])
  return null
}
