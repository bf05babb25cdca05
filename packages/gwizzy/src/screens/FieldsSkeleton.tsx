import { Skeleton, Stack } from '@pkg/ui/core'

/** Where fields will stand as soon as their script is there. */
export const FieldsSkeleton = () => (
  <Stack gap={8}>
    <Skeleton shape="button" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
)
