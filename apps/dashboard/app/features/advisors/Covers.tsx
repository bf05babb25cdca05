import { Button, Card, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PickerField } from '~/features/pickers'
import { coverTexts } from './texts'
import * as styles from './advisors.css'
import { useField, usePicker } from './form-problem'

const words = coverTexts

/** A colleague who covers for the advisor, now or later. */
export interface CoverView {
  id: string
  colleague: string
  text: string
}

/** Who covers for an absent advisor, and the form to name a colleague. [WORK-007] */
export function Covers({ covers }: { covers: CoverView[] }) {
  const field = useField()
  const picker = usePicker()
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.title}
        </Heading>
        <Text size="small">{words.help}</Text>
        {covers.map(({ id, colleague, text }) => (
          <Form key={id} method="post" className={styles.pair}>
            <Text>{text}</Text>
            <input type="hidden" name="cover" value={id} />
            <Button type="submit" name="intent" value="end-cover" size="small" variant="neutral">
              {words.end(colleague)}
            </Button>
          </Form>
        ))}
        <Form method="post" noValidate key={covers.map(({ id }) => id).join()}>
          <Stack gap={16}>
            <PickerField label={words.colleague} source="advisors" isMany={false} {...picker('covering')} />
            <div className={styles.pair}>
              <TextField label={words.from} type="date" {...field('cover-from')} />
              <TextField label={words.until} type="date" {...field('cover-until')} />
            </div>
            <div>
              <Button type="submit" name="intent" value="add-cover" variant="primary" size="small">
                {words.add}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
