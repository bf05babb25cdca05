import { ChoiceGroup } from '@pkg/ui'
import type { AnswerChange } from '../answers/answers'
import { fieldId, questionId, type StepProps, type StepScreen } from './step-screen'

interface ChoiceStep<Value extends string> {
  question: string
  /** The answer the choice becomes. */
  name: 'lookingFor' | 'adl' | 'timing' | 'homeSaleInterest' | 'housingOptions' | 'consultationRequested'
  values: readonly Value[]
  change: (value: Value) => AnswerChange
  /** A label and a quieter line for each value; a value without one is its own label. */
  labels?: Partial<Record<string, readonly [label: string, hint: string]>>
  columns?: 1 | 2
}

/** The screen of a step that asks for one of a fixed list. */
export function choiceStep<Value extends string>(step: ChoiceStep<Value>): StepScreen {
  const { question, name, values, change, labels = {}, columns = 1 } = step
  const options = values.map((value) => {
    const [label, hint] = labels[value] ?? [value]
    return { value, label, ...(hint && { hint }) }
  })

  function Fields({ context, answer }: StepProps) {
    const choose = (pressed: string) => {
      const value = values.find((known) => known === pressed)
      if (value !== undefined) answer(change(value))
    }
    return (
      <ChoiceGroup
        labelledBy={questionId}
        id={fieldId(name)}
        name={name}
        options={options}
        columns={columns}
        value={context.answers[name]}
        error={context.errors[name]}
        onChange={choose}
      />
    )
  }
  return { question, Fields }
}
