import { Button, Text } from '@pkg/ui'
import { useEffect, useState } from 'react'
import * as styles from './compare.css'
import { compareTexts } from './texts'

const words = compareTexts.tools

/** Copies the link of the comparison and prints it. Both need scripts, so they appear, in their place, when these start. [TRUST-013] */
export function CompareTools() {
  const [hasScripts, setHasScripts] = useState(false)
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => setHasScripts(true), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <div className={styles.tools}>
      <noscript>
        <Text size="small">{words.hint}</Text>
      </noscript>
      <div className={hasScripts ? styles.buttons : styles.waitingButtons}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <span role="status" className={styles.copied}>
          {copied !== undefined && (copied ? words.copied : words.notCopied)}
        </span>
      </div>
    </div>
  )
}
