import { ChoiceList } from '@pkg/ui'
import type { AnswerChange } from '../answers/answers'
import { choiceOption } from '../steps/choice-step'
import { useIds } from '../steps/ids'
import type { StepProps } from '../steps/step-screen'
import { useAfterTexts } from '../texts/after-texts'
import { useTexts } from '../texts/language'

interface ListStep<Value extends string> {
  name: 'searchReasons' | 'interests' | 'roomPreferences' | 'assistances'
  values: readonly Value[]
  change: (values: Value[]) => AnswerChange
  /** The exclusive value, set apart after "or". */
  alone?: Value
}

/** Returns the fields of a step that asks for several values of a fixed list. */
export function listStep<Value extends string>({ name, values, change, alone }: ListStep<Value>) {
  const together = values.filter((value) => value !== alone)

  return function Choices({ context, errors, answer }: Pick<StepProps, 'context' | 'errors' | 'answer'>) {
    const texts = useAfterTexts()
    const { kit } = useTexts()
    const ids = useIds()
    return (
      <ChoiceList
        labelledBy={ids.question}
        id={ids.field(name)}
        name={name}
        hint={texts.fields.several}
        options={together.map((value) => choiceOption(value, texts))}
        {...(alone && { exclusive: choiceOption(alone, texts) })}
        or={kit.or}
        values={context.answers[name] ?? []}
        error={errors[name]}
        onChange={(chosen) => answer(change(values.filter((value) => chosen.includes(value))))}
      />
    )
  }
}
