import { rootClass, Skeleton, Stack } from '@pkg/ui/core'

/** A placeholder for fields until their script loads, also where no shell surrounds it yet. */
export const FieldsSkeleton = () => (
  <div className={rootClass}>
    <Stack gap={8}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Stack>
  </div>
)
