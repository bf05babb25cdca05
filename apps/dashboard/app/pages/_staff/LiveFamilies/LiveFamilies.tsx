import { VisuallyHidden } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useReload } from '~/site/outages/PageReload/PageReload'
import { familiesTexts } from '~/features/families'
import { isArrival, type Newest } from './arrival'
import { concernsPage } from './concerns-page'
import { listenToFamilies } from './listen-to-families'

export interface LiveFamiliesProps {
  /** The URL of the event stream. */
  stream: string
  /** The newest family in New, from the page's data. */
  newest?: Newest | undefined
  /** Whether the page shows an error instead of its data. */
  showsError?: boolean
}

/** Refreshes the page's data when records change, and announces new families to screen readers. [DASH-003] */
export function LiveFamilies({ stream, newest, showsError = false }: LiveFamiliesProps) {
  const reload = useReload()
  const [known, setKnown] = useState(newest)
  const [announcement, setAnnouncement] = useState('')
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    shownPath.current = pathname
  }, [pathname])
  useEffect(
    () => listenToFamilies(stream, reload, (record) => concernsPage(record, shownPath.current), showsError),
    [stream, reload, showsError],
  )
  if (isArrival(known, newest)) {
    setKnown(newest)
    setAnnouncement(familiesTexts.arrived(newest.name))
  }
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}
