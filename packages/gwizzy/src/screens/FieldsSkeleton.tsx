import { Skeleton, Stack } from '@pkg/ui/core'

/** A placeholder for fields until their script loads. */
export const FieldsSkeleton = () => (
  <Stack gap={8}>
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
)
