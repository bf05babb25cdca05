import { Button, Checkbox, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { checklistTexts as words } from './checklist-texts'
import type { Checklist } from './load-checklist.server'
import { SaveButton } from './SaveButton'
import { toolTexts } from './texts'
import { ToolFrame } from './ToolFrame'
import { toolPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

/** A list to check off, on the screen or on one printed page. [ROUTE-013] */
export function ChecklistPage({ tool, summary, sections, date, done }: Checklist) {
  return (
    <ToolFrame tool={tool} lead={summary}>
      <Form method="get" action={toolPath(tool)} className={styles.form} key={done.join()}>
        {tool === 'moving-checklist' && <MovingDate date={date} />}
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
