import { ChoiceGroup } from '@pkg/ui/core'
import type { AnswerChange } from '../answers/answers'
import { useTexts } from '../texts/language'
import type { Texts } from '../texts/texts'
import { useIds } from './ids'
import type { StepScreen } from './step-screen'

interface ChoiceStep<Value extends string> {
  /** The name of the answer. */
  name: 'lookingFor' | 'adl' | 'timing' | 'homeSaleInterest' | 'housingOptions' | 'consultationRequested' | 'nextStep'
  values: readonly Value[]
  change: (value: Value) => AnswerChange
  columns?: 1 | 2
}

/** Returns a value's label, and the less prominent line below it. */
export function choiceOption(value: string, { choices, hints }: Pick<Texts, 'choices' | 'hints'>) {
  const hint = hints[value]
  return { value, label: choices[value] ?? value, ...(hint && { hint }) }
}

/** Returns the fields of a step that asks for one value of a fixed list. */
export function choiceStep<Value extends string>({ name, values, change, columns = 1 }: ChoiceStep<Value>): StepScreen {
  return function Choices({ context, errors, answer }) {
    const texts = useTexts()
    const ids = useIds()
    const choose = (pressed: string) => {
      const value = values.find((known) => known === pressed)
      if (value !== undefined) answer(change(value))
    }
    return (
      <ChoiceGroup
        labelledBy={ids.question}
        id={ids.field(name)}
        name={name}
        options={values.map((value) => choiceOption(value, texts))}
        columns={columns}
        value={context.answers[name]}
        error={errors[name]}
        onChange={choose}
      />
    )
  }
}
