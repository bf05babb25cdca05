import { VisuallyHidden } from '@pkg/ui'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { texts } from '~/texts'
import { listenToFamilies } from './listen-to-families'

export interface LiveFamiliesProps {
  /** The address of the stream of events. */
  stream: string
  /** The newest family under New, as the page knows it. */
  newest?: { id: string; name: string } | undefined
}

/** Shows what happens to families without a reload, and says politely which family is new. [DASH-003] */
export function LiveFamilies({ stream, newest }: LiveFamiliesProps) {
  const { revalidate } = useRevalidator()
  const [known, setKnown] = useState(newest?.id)
  const [said, setSaid] = useState('')
  useEffect(() => listenToFamilies(stream, revalidate), [stream, revalidate])
  if (newest !== undefined && newest.id !== known) {
    setKnown(newest.id)
    setSaid(texts.families.arrived(newest.name))
  }
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  )
}
