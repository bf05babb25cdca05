import { VisuallyHidden } from '@pkg/ui'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { texts } from '~/texts'
import { isArrival, type Newest } from './arrival'
import { listenToFamilies } from './listen-to-families'

export interface LiveFamiliesProps {
  /** The address of the stream of events. */
  stream: string
  /** The newest family under New, as the page knows it. */
  newest?: Newest | undefined
}

/** Shows what happens to families without a reload, and says politely which family is new. [DASH-003] */
export function LiveFamilies({ stream, newest }: LiveFamiliesProps) {
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState(newest)
  const [said, setSaid] = useState('')
  useEffect(() => listenToFamilies(stream, revalidate), [stream, revalidate])
  if (isArrival(known, newest)) {
    setKnown(newest)
    setSaid(texts.families.arrived(newest.name))
  }
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}
