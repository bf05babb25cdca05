import { lazy, Suspense } from 'react'
import { PlaceField } from './PlaceField'
import type { StepProps } from './step-screen'

// The search brings a library along that no other step needs. A reader who cannot load it types.
const PlaceSearch = lazy(async () => {
  const loaded = await import('./PlaceSearch').catch(() => undefined)
  return { default: loaded?.PlaceSearch ?? PlaceField }
})

/** Where to look. [GWZ-087] */
export function UserLocation({ context, errors, answer }: StepProps) {
  const plain = <PlaceField context={context} errors={errors} answer={answer} />
  const { searchPlaces } = context.services
  if (!searchPlaces) return plain
  return (
    <Suspense fallback={plain}>
      <PlaceSearch context={context} errors={errors} answer={answer} search={searchPlaces} />
    </Suspense>
  )
}
