import { lazy, Suspense } from 'react'
import { texts } from '../texts'
import { PlaceField } from './PlaceField'
import type { StepProps, StepScreen } from './step-screen'

// The search brings a library along that no other step needs.
const PlaceSearch = lazy(async () => ({ default: (await import('./PlaceSearch')).PlaceSearch }))

function Fields({ context, answer }: StepProps) {
  const plain = <PlaceField context={context} answer={answer} />
  const { searchPlaces } = context.services
  if (!searchPlaces) return plain
  return (
    <Suspense fallback={plain}>
      <PlaceSearch context={context} answer={answer} search={searchPlaces} />
    </Suspense>
  )
}

/** Where to look. [GWZ-087] */
export const UserLocation: StepScreen = {
  question: texts.questions.UserLocation,
  Fields,
  labels: { location: texts.fields.place },
}
