import { type StayPlan, usualPlanYears } from '@pkg/domain'
import { Button, Heading, Notice, Text, TextField } from '@pkg/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { parsePlan, planKey, removePlan, storePlan } from '~/features/stay'
import { emptyRunway, runwayTexts } from '~/features/tools'
import { useStored } from '~/site/device/use-stored'
import { planFields, type ReadPlan, readPlanForm } from './read-plan-form'
import * as styles from './stay-page.css'
import { stayPageTexts as words } from './texts'

const labels = {
  savings: { label: runwayTexts.savings, hint: runwayTexts.savingsHint },
  income: { label: runwayTexts.income, hint: runwayTexts.incomeHint },
  increase: { label: runwayTexts.increase, hint: runwayTexts.increaseHint },
  years: { label: words.years, hint: words.yearsHint },
} as const

/** The id of the results, which get the focus once they have months. */
export const resultsId = 'results'
const amountsId = 'amounts'

/** What the last press did. */
type Outcome = 'stored' | 'removed' | 'failed' | undefined

/** The amounts of a family, which only its browser stores. The form’s method never sends anything, not even before the scripts start. [FIND-023] */
export function PlanForm() {
  const stored = useStored(planKey)
  const plan = parsePlan(stored)
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt = (change: () => void, done: 'stored' | 'removed') => {
    try {
      change()
      setOutcome(done)
      // The pressed button is gone. The communities say what the amounts mean.
      document.getElementById(done === 'stored' ? resultsId : amountsId)?.focus()
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <section className={styles.form}>
      <div id={amountsId} tabIndex={-1} className={styles.target}>
        <Heading level={2}>{words.amounts}</Heading>
      </div>
      <Text>{words.privacy}</Text>
      <Fields key={stored} plan={plan} onPlan={(next) => attempt(() => storePlan(next), 'stored')} />
      {plan && (
        <div>
          <Button variant="quiet" onClick={() => attempt(removePlan, 'removed')}>
            {words.remove}
          </Button>
        </div>
      )}
      <div role="status">{(outcome === 'stored' || outcome === 'removed') && <Text strong>{words[outcome]}</Text>}</div>
      {outcome === 'failed' && <Notice tone="critical" role="alert" title={words.errors.storage} />}
    </section>
  )
}

function Fields({ plan, onPlan }: { plan: StayPlan | undefined; onPlan: (plan: StayPlan) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [read, setRead] = useState<ReadPlan>()
  useEffect(() => {
    if (read && !read.plan) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [read])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = readPlanForm(new FormData(event.currentTarget))
    setRead(next)
    if (next.plan) onPlan(next.plan)
  }
  const values = {
    ...emptyRunway.fields,
    years: String(usualPlanYears),
    ...(plan && {
      savings: String(plan.savings),
      income: String(plan.income),
      increase: String(plan.increase),
      years: String(plan.years),
    }),
  }
  const errors = read && !read.plan ? read.errors : {}
  return (
    <form ref={form} method="dialog" className={styles.form} onSubmit={submit} noValidate>
      {planFields.map((field) => (
        <TextField
          key={field}
          {...labels[field]}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={values[field]}
          error={errors[field]}
        />
      ))}
      <div>
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
