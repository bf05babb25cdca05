import { Combobox } from '@pkg/ui/combobox'
import { useCallback } from 'react'
import type { Place } from '../services'
import { texts } from '../texts'
import { placeText } from './place-text'
import { fieldId, type StepProps } from './step-screen'

const asOption = (place: Place) => ({ ...place, value: place.label })

export interface PlaceSearchProps extends Pick<StepProps, 'context' | 'answer'> {
  search: (query: string, signal: AbortSignal) => Promise<Place[]>
}

/** A place that is searched for while one types. [GWZ-087] */
export function PlaceSearch({ context: { answers, errors }, answer, search }: PlaceSearchProps) {
  const found = useCallback(
    async (query: string, signal: AbortSignal) => (await search(query, signal)).map(asOption),
    [search],
  )
  const { searchParams } = answers.location ?? {}
  return (
    <Combobox
      id={fieldId('location')}
      name="location"
      label={texts.fields.place}
      hint={texts.fields.placeHint}
      search={found}
      initialOption={searchParams && asOption({ label: placeText(searchParams), searchParams })}
      error={errors.location}
      onChange={(place) => answer({ location: place ? { searchParams: place.searchParams } : undefined })}
    />
  )
}
