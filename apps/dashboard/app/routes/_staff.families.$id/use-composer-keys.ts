import { useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import type { Shortcut } from '~/shortcuts/shortcut'
import { texts } from '~/texts'

const words = texts.familyWork
const keys = { n: 'note', m: 'email', x: 'text', c: 'call', t: 'task' } as const

/** Returns the keys that open each part of the composer and focus its first field. [WORK-003] */
export function useComposerKeys(): Shortcut[] {
  const navigate = useNavigate()
  return useMemo(
    () =>
      Object.entries(keys).map(([key, kind]) => ({
        key,
        shown: [key.toUpperCase()],
        label: words.kinds[kind],
        run: () => {
          const query = new URLSearchParams(location.search)
          query.delete('saved')
          query.set('write', kind)
          navigate(`?${String(query)}`, { preventScrollReset: true })
          focusSoon(`write-${kind}`)
        },
      })),
    [navigate],
  )
}

const longestWait = 2000

/** Focuses a field once its form is on the page. */
function focusSoon(id: string) {
  const started = Date.now()
  const look = () => {
    const field = document.getElementById(id)
    if (field) field.focus()
    else if (Date.now() - started < longestWait) requestAnimationFrame(look)
  }
  look()
}
