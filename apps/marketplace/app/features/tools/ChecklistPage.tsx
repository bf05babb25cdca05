import { Button, Checkbox, Heading, Stack, Text, TextField, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { checklistTexts as words } from './checklist-texts'
import type { Checklist } from './load-checklist.server'
import { SaveButton } from './SaveButton'
import { toolTexts } from './texts'
import { ToolFrame } from './ToolFrame'
import { toolPath } from '~/site/links/tool-links'
import { sitePath } from '~/site/frame/site-path'
import * as styles from './tools.css'

/** A list to check off, on the screen or on one printed page. [ROUTE-013] */
export function ChecklistPage({ tool, summary, sections, date, done, asked }: Checklist) {
  return (
    <ToolFrame tool={tool} lead={summary}>
      <Form
        method="get"
        action={toolPath(tool)}
        className={styles.form}
        key={[...done, ...asked.map(({ id }) => id)].join()}
      >
        {tool === 'moving-checklist' && <MovingDate date={date} />}
        {asked.length > 0 && <AskedQuestions asked={asked} done={done} />}
        <div className={styles.sections}>
          {sections.map(({ title, by, items }) => (
            <Stack as="section" gap={4} key={title}>
              <Heading level={2} look="h3">
                {title}
              </Heading>
              {by && <Text strong>{words.by(by)}</Text>}
              {items.map(({ id, text }) => (
                <Checkbox key={id} name="done" value={id} label={text} defaultChecked={done.includes(id)} />
              ))}
            </Stack>
          ))}
        </div>
        <SaveButton tool={tool} />
        <PrintButton />
      </Form>
    </ToolFrame>
  )
}

/** The questions that a family added from a community’s page. Its form saves them, and a button removes each. [FIND-024] */
function AskedQuestions({ asked, done }: Pick<Checklist, 'asked' | 'done'>) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} look="h3">
        {words.asked}
      </Heading>
      {asked.map(({ id, text }) => (
        <div className={styles.row} key={id}>
          <input type="hidden" name="ask" value={id} />
          <Checkbox name="done" value={id} label={text} defaultChecked={done.includes(id)} />
          <div className={styles.screenOnly}>
            <Button
              type="submit"
              size="small"
              name="remove"
              value={id}
              formMethod="post"
              formAction={sitePath(toolPath('tour-checklist'))}
            >
              {words.remove}
              <VisuallyHidden> {text}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
    </Stack>
  )
}

function MovingDate({ date }: { date: string }) {
  return (
    <div className={styles.buttons}>
      <TextField label={words.date} type="date" name="date" defaultValue={date} />
      <Button type="submit">{words.showDays}</Button>
    </div>
  )
}

/** Prints the page. Only scripts can, so the button appears with them. */
function PrintButton() {
  const [hasScripts, setHasScripts] = useState(false)
  useEffect(() => setHasScripts(true), [])
  return (
    <div className={styles.buttons}>
      {hasScripts ? (
        <Button onClick={() => window.print()}>{toolTexts.print}</Button>
      ) : (
        <Text size="small">{words.print}</Text>
      )}
    </div>
  )
}
