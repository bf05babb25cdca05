import { searchIcon, TextField } from '@pkg/ui/core'
import { useState } from 'react'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import { errorWithoutList } from './place-error'
import { placeFromText, placeText } from './place-text'
import type { StepProps } from './step-screen'

/** The props of `PlaceField`. */
export type PlaceFieldProps = Pick<StepProps, 'context' | 'errors' | 'answer'>

/** A place as plain text, if there is no search or until it loads. */
export function PlaceField({ context: { answers }, errors, answer }: PlaceFieldProps) {
  const texts = useTexts()
  const { fields } = texts
  const ids = useIds()
  const [text, setText] = useState(answers.location ? placeText(answers.location.searchParams) : '')
  return (
    <TextField
      id={ids.field('location')}
      name="location"
      label={fields.place}
      hint={fields.placeHint}
      icon={searchIcon}
      autoComplete="off"
      value={text}
      error={errorWithoutList(errors.location, texts)}
      onChange={({ target: { value } }) => {
        setText(value)
        answer({ location: value.trim() ? { searchParams: placeFromText(value) } : undefined })
      }}
    />
  )
}
