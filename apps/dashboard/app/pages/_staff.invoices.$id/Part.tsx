import { Heading, Stack } from '@pkg/ui'
import type { ReactNode } from 'react'

/** A part of an invoice below its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={12}>
    <Heading level={2} look="label">
      {title}
    </Heading>
    {children}
  </Stack>
)
