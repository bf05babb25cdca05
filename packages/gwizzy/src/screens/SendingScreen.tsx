import { Button, LitHouse, Text } from '@pkg/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../texts/language'
import { ScreenHeading } from './ScreenHeading'
import * as styles from './SendingScreen.css'

/** The time after which a person reads that a request is still being sent, in milliseconds. */
const patience = 8000

/** The windows of a house when all questions are answered. */
const allLit = Array.from({ length: 12 }, () => 'lit' as const)

/** The props of `SendingScreen`. */
export interface SendingScreenProps {
  /** The only ones who get the request. */
  recipients: string
  /** What they get. */
  what: string
  /** What the requirements say while a request is sent. [GWZ-114] */
  status: string
  level: 1 | 2
  /** Sends it again. Missing once it was sent. */
  retry?: (() => void) | undefined
  /** Whether it fills the sheet, instead of a part of a conversation. */
  isWhole: boolean
  /** More to do, such as undoing the request. */
  children?: ReactNode
}

/** The lit house while a request is being sent: who gets it, what they get, and after eight seconds, a way to send it again. [LOOK-007, GWZ-114] */
export function SendingScreen(props: SendingScreenProps) {
  const { recipients, what, status, level, retry, isWhole, children } = props
  const { sending, outcome } = useTexts()
  const [attempt, setAttempt] = useState(0)
  const isLate = useIsLate(attempt) && retry !== undefined
  return (
    <div className={styles.places[isWhole ? 'sheet' : 'column']}>
      <div className={styles.words}>
        <div role="status">
          <ScreenHeading level={level}>{(isLate ? sending.still : sending.title)(recipients)}</ScreenHeading>
        </div>
        <Text size="small">{what}</Text>
        <Text size="small">{status}</Text>
        {children}
        <div className={styles.actions}>
          {isLate && (
            <Button
              onClick={() => {
                setAttempt((count) => count + 1)
                retry()
              }}
            >
              {outcome.tryAgain}
            </Button>
          )}
        </div>
      </div>
      <LitHouse panes={allLit} look="whole" isBreathing />
    </div>
  )
}

/** Returns whether the current attempt takes long. */
function useIsLate(attempt: number): boolean {
  const [lateAttempt, setLateAttempt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setLateAttempt(attempt), patience)
    return () => clearTimeout(timer)
  }, [attempt])
  return lateAttempt === attempt
}
