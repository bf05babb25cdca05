import type { ComponentProps } from 'react'
import type { PhotoEditor } from '~/features/photos'

/** A form about photos that wasn’t saved. */
export type RejectedPhotos = NonNullable<ComponentProps<typeof PhotoEditor>['rejected']>
