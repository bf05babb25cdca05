import { TextField } from '@pkg/ui'
import { useId } from 'react'
import { whenTexts } from './texts'

const words = whenTexts

export interface WhenFieldProps {
  label: string
  name: string
  defaultValue?: string | undefined
  error?: string | undefined
}

/** A field for a day and a time in a person’s own words, with quick choices. The server reads it with `readWhen`. Works without scripts. [WORK-023] */
export function WhenField(props: WhenFieldProps) {
  const id = useId()
  return (
    <>
      <TextField {...props} list={id} hint={words.hint} autoComplete="off" maxLength={40} />
      <datalist id={id}>
        {words.choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  )
}
