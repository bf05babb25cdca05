import { Button, ButtonLink, Card, Heading, Notice, Stack, Text } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { Form, useSearchParams } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { useEffect } from 'react'
import { readNotSaved } from '~/site/outages/not-saved'
import { useReload } from '~/site/outages/PageReload/PageReload'
import { listsTexts } from './texts'
import type { ListConfirmation, ListOutcome } from './list-data'
import { intentValue } from './list-intent'
import { type RanAction, readRan } from './ran-action'
import * as styles from './ListMessages.css'

const words = listsTexts

/** The id of the button that undoes the last action. */
export const undoButtonId = 'list-undo'

/** Milliseconds between two looks at an action that is running. */
const progressInterval = 1000

/** Says what the last action did, with a button that undoes it, or that it wasn’t saved. [WORK-003, ERR-018] */
export function OutcomeNotice({ outcome }: { outcome: ListOutcome | undefined }) {
  const [query] = useSearchParams()
  const reload = useReload()
  const result = useFormResult()
  const notSaved = readNotSaved(result)
  const ran = readRan(result)
  const isRunning = outcome?.isRunning === true
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(reload, progressInterval)
    return () => clearInterval(timer)
  }, [isRunning, reload])
  return (
    <div role="status" className={styles.status}>
      {query.get('none') === 'selected' && <Notice tone="caution" title={words.noneSelected} />}
      {query.get('none') === 'option' && <Notice tone="caution" title={words.nonePicked} />}
      {notSaved && <Notice tone="critical" title={notSaved} />}
      {ran && <Said text={ran.text} problems={ran.problems} />}
      {outcome && !ran && (
        <div className={styles.outcome}>
          <Lines text={outcome.text} problems={outcome.problems} />
          {outcome.undoUntil && (
            <Form method="post" className={styles.undo} preventScrollReset>
              <Button
                id={undoButtonId}
                type="submit"
                name="do"
                value={intentValue({ action: 'undo', option: outcome.id })}
                size="small"
                variant="neutral"
              >
                {words.undo}
                <ShortcutKey>U</ShortcutKey>
              </Button>
              {words.undoUntil(outcome.undoUntil)}
            </Form>
          )}
        </div>
      )}
    </div>
  )
}

function Said(said: RanAction) {
  return (
    <div className={styles.outcome}>
      <Lines {...said} />
    </div>
  )
}

function Lines({ text, problems }: RanAction) {
  return (
    <div>
      {text}
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </div>
  )
}

/** Asks before an action changes many records. */
export function Confirmation({ confirmation, cancel }: { confirmation: ListConfirmation; cancel: string }) {
  return (
    <Card>
      <Form method="post">
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {words.confirm.title}
          </Heading>
          <Text>{confirmation.text}</Text>
          <input type="hidden" name="all" value="on" />
          <input type="hidden" name="confirmed" value="yes" />
          <div className={styles.buttons}>
            <Button type="submit" name="do" value={confirmation.intent} variant="primary">
              {confirmation.button}
            </Button>
            <ButtonLink href={cancel} variant="neutral">
              {words.confirm.cancel}
            </ButtonLink>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
