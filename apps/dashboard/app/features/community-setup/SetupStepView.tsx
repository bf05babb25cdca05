import { CareStep } from './CareStep'
import { IdentityStep } from './IdentityStep'
import { LifeStep } from './LifeStep'
import { PeopleStep } from './PeopleStep'
import { PhotosStep } from './PhotosStep'
import { PricesStep } from './PricesStep'
import { ReviewStep } from './ReviewStep'
import { RoomsStep } from './RoomsStep'
import type { RejectedPhotos } from './rejected'
import type { StepProps } from './step-props'

export interface SetupStepProps extends StepProps {
  rejectedPhotos: RejectedPhotos | undefined
}

/** The form of a step. */
export function SetupStepView({ data, rejected, rejectedPhotos }: SetupStepProps) {
  switch (data.step) {
    case 'identity':
      return <IdentityStep data={data} rejected={rejected} />
    case 'care':
      return <CareStep data={data} rejected={rejected} />
    case 'prices':
      return <PricesStep data={data} rejected={rejected} />
    case 'rooms':
      return <RoomsStep data={data} rejected={rejected} />
    case 'photos':
      return <PhotosStep data={data} rejected={rejectedPhotos} />
    case 'life':
      return <LifeStep data={data} rejected={rejected} />
    case 'people':
      return <PeopleStep data={data} rejected={rejected} />
    case 'review':
      return <ReviewStep data={data} />
  }
}
