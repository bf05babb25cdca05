import { TextField } from '@pkg/ui'
import { useId } from 'react'
import { whenTexts } from './texts'

const words = whenTexts

export interface WhenFieldProps {
  /** Whether a day is enough, or a time is needed, too. */
  of?: 'day' | 'moment'
  label: string
  name: string
  defaultValue?: string | undefined
  error?: string | undefined
}

/** A field for a day, or for a day and a time, in a person’s own words, with quick choices. The server reads it with `readWhen`. Works without scripts. [WORK-023] */
export function WhenField({ of = 'moment', ...props }: WhenFieldProps) {
  const id = useId()
  const [hint, choices] = of === 'day' ? [words.dayHint, words.dayChoices] : [words.hint, words.choices]
  return (
    <>
      <TextField {...props} list={id} hint={hint} autoComplete="off" maxLength={40} />
      <datalist id={id}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  )
}
