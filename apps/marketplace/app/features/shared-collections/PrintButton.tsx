import { Button, Text } from '@pkg/ui'
import { useEffect, useState } from 'react'
import * as styles from './shared-collections.css'
import { sharedCollectionTexts as words } from './texts'

/** Prints the page. It needs scripts, so it appears, in its place, when these start. [DASH-007] */
export function PrintButton() {
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  return (
    <>
      <noscript>
        <Text size="small">{words.printHint}</Text>
      </noscript>
      <div className={hasScripts ? styles.tools : styles.waiting}>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </>
  )
}
