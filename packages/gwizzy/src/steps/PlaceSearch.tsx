import { Combobox } from '@pkg/ui/combobox'
import { useCallback } from 'react'
import type { Place } from '../services'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import type { PlaceFieldProps } from './PlaceField'
import { placeText } from './place-text'

const asOption = (place: Place) => ({ ...place, value: place.label })

export interface PlaceSearchProps extends PlaceFieldProps {
  search: (query: string, signal: AbortSignal) => Promise<Place[]>
}

/** A place that is searched for while one types. [GWZ-087] */
export function PlaceSearch({ context: { answers }, errors, answer, search }: PlaceSearchProps) {
  const { fields, kit } = useTexts()
  const ids = useIds()
  const found = useCallback(
    async (query: string, signal: AbortSignal) => (await search(query, signal)).map(asOption),
    [search],
  )
  const { searchParams } = answers.location ?? {}
  return (
    <Combobox
      id={ids.field('location')}
      name="location"
      label={fields.place}
      hint={fields.placeHint}
      search={found}
      loadingText={kit.loading}
      emptyText={kit.noOptions}
      initialOption={searchParams && asOption({ label: placeText(searchParams), searchParams })}
      error={errors.location}
      onChange={(place) => answer({ location: place ? { searchParams: place.searchParams } : undefined })}
    />
  )
}
