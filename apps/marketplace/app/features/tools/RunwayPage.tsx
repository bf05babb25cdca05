import { Button, Text, TextField, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { type RunwayForm, readRunway, runwayFields } from './runway'
import { RunwayResult } from './RunwayResult'
import { runwayTexts as words } from './runway-texts'
import { SaveButton } from './SaveButton'
import { ToolFrame } from './ToolFrame'
import { stayPath, toolPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

const labels = {
  savings: { label: words.savings, hint: words.savingsHint },
  income: { label: words.income, hint: words.incomeHint },
  cost: { label: words.cost, hint: words.costHint },
  increase: { label: words.increase, hint: words.increaseHint },
} as const

/**
 * How long the money lasts. With scripts, the browser counts while a family types, and sends nothing. Without them, the form is posted, so no
 * amount is ever in a URL. [ROUTE-013]
 */
export function RunwayPage({ sent, isExample = false }: { sent: RunwayForm; isExample?: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(sent.answers)
  const count = () => {
    if (form.current) setAnswers(readRunway(new FormData(form.current)).answers)
  }
  // What was entered before the script started.
  const countFirst = useRef(count)
  useEffect(() => countFirst.current(), [])
  return (
    <ToolFrame tool="money-runway" lead={words.lead}>
      <div className={styles.columns}>
        <Form
          ref={form}
          method="post"
          action={toolPath('money-runway')}
          className={styles.form}
          onChange={count}
          noValidate
        >
          {isExample && <Text strong>{words.example}</Text>}
          {runwayFields.map((field) => (
            <TextField
              key={field}
              {...labels[field]}
              name={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              defaultValue={sent.fields[field]}
              error={sent.errors[field]}
            />
          ))}
          <div className={styles.buttons}>
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </div>
          <SaveButton tool="money-runway" />
          <Text size="small">{words.privacy}</Text>
          <Text size="small">
            <TextLink href={stayPath()}>{words.stay}</TextLink>
          </Text>
          <Text size="small">
            {words.noCost} <TextLink href={toolPath('cost-calculator')}>{words.calculator}</TextLink>
          </Text>
        </Form>
        <RunwayResult answers={answers} />
      </div>
    </ToolFrame>
  )
}
