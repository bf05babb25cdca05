import { Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import type { MoveInCardData } from './move-in-card'
import { moveInTexts } from './texts'

const words = moveInTexts

export interface MoveInCardProps {
  familyId: string
  moveIn: MoveInCardData
}

/** Where and when a family moved in, and what that brings. [WORK-018] */
export function MoveInCard({ familyId, moveIn: { title, fee, invoiceHref } }: MoveInCardProps) {
  return (
    <Card as="section" look="tint">
      <Stack gap={8}>
        <Heading level={2} look="label">
          {title}
        </Heading>
        <Text size="small">{fee}</Text>
        {invoiceHref && (
          <TextLink href={invoiceHref} standalone>
            {words.openInvoice}
          </TextLink>
        )}
        <TextLink href={`/families/${familyId}/move-in`} standalone>
          {words.correct}
        </TextLink>
      </Stack>
    </Card>
  )
}
