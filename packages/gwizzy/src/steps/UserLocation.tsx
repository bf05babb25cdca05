import { lazy, Suspense } from 'react'
import { placeText } from './place-text'
import { PlaceField } from './PlaceField'
import type { StepProps } from './step-screen'

// The search includes a library that no other step needs. If it can't load, the reader types the place.
const PlaceSearch = lazy(async () => {
  const loaded = await import('./PlaceSearch').catch(() => undefined)
  return { default: loaded?.PlaceSearch ?? PlaceField }
})

/** The location to search. [GWZ-087] */
export function UserLocation({ context, errors, answer }: StepProps) {
  const plain = <PlaceField context={context} errors={errors} answer={answer} />
  const { searchPlaces } = context.services
  if (!searchPlaces) return plain
  const { location } = context.answers
  const chosen = location ? placeText(location.searchParams) : ''
  return (
    <Suspense fallback={plain}>
      <PlaceSearch context={context} errors={errors} answer={answer} chosen={chosen} search={searchPlaces} />
    </Suspense>
  )
}
