import { Combobox } from '@pkg/ui/combobox'
import { useCallback, useState } from 'react'
import type { Place } from '../services'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import type { PlaceFieldProps } from './PlaceField'
import { errorWithoutList } from './place-error'
import { placeFromText } from './place-text'

const asOption = (place: Place) => ({ ...place, value: place.label })

/** The props of `PlaceSearch`. */
export interface PlaceSearchProps extends PlaceFieldProps {
  /** The place chosen before, as people read it. */
  chosen: string
  search: (query: string, signal: AbortSignal) => Promise<Place[]>
}

/** A place found by a search as the person types, or the place as it’s typed. [GWZ-087] */
export function PlaceSearch({ context: { answers }, errors, answer, chosen, search }: PlaceSearchProps) {
  const texts = useTexts()
  const { fields, kit } = texts
  const ids = useIds()
  // The list shows what matches the text typed here, so a place of an earlier visit has none.
  const [hasList, setHasList] = useState(false)
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
      initialOption={searchParams && asOption({ label: chosen, searchParams })}
      error={hasList ? errors.location : errorWithoutList(errors.location, texts)}
      onChange={(place) => place && answer({ location: { searchParams: place.searchParams } })}
      onText={(text) => {
        setHasList(true)
        answer({ location: text.trim() ? { searchParams: placeFromText(text) } : undefined })
      }}
    />
  )
}
