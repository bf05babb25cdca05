import { Heading, Stack } from '@pkg/ui'
import type { ReactNode } from 'react'

/** A part of a long form, with its title. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
