import { searchIcon, TextField } from '@pkg/ui'
import { useState } from 'react'
import { texts } from '../texts'
import { placeFromText, placeText } from './place-text'
import { fieldId, type StepProps } from './step-screen'

/** A place in plain text: where nothing can be searched, and until the search has loaded. */
export function PlaceField({ context: { answers, errors }, answer }: Pick<StepProps, 'context' | 'answer'>) {
  const [text, setText] = useState(answers.location ? placeText(answers.location.searchParams) : '')
  return (
    <TextField
      id={fieldId('location')}
      name="location"
      label={texts.fields.place}
      hint={texts.fields.placeHint}
      icon={searchIcon}
      autoComplete="off"
      value={text}
      error={errors.location}
      onChange={({ target: { value } }) => {
        setText(value)
        answer({ location: value.trim() ? { searchParams: placeFromText(value) } : undefined })
      }}
    />
  )
}
