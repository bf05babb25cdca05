import { Heading, Stack, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'

export interface PartProps {
  title: string
  /** The page that shows everything. */
  all?: { href: string; label: string }
  children: ReactNode
}

/** A part of today's work. */
export function Part({ title, all, children }: PartProps) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
      {all && (
        <div>
          <TextLink href={all.href} standalone>
            {all.label}
          </TextLink>
        </div>
      )}
    </Stack>
  )
}
