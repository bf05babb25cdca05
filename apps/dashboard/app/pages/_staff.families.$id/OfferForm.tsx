import { Card, Heading, Stack, Text } from '@pkg/ui'
import { AcceptOrDecline, type FamilyPage, offerTexts } from '~/features/families'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { Time } from '~/parts/Time/Time'
import type { RejectedField } from '~/site/forms/rejected-form'

const words = offerTexts

export interface OfferFormProps {
  offer: NonNullable<FamilyPage['offer']>
  /** Whether the family would rather not be called. [TRUST-006] */
  isEmailOnly: boolean
  rejected: RejectedField | undefined
}

/** Asks an advisor to accept or decline an offered family. The contact info is shown only after that. [GWZ-118, TRUTH-001] */
export function OfferForm({ offer, isEmailOnly, rejected }: OfferFormProps) {
  return (
    <Card look="tint" as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} look="h3">
            {words.title}
          </Heading>
          <Text>
            <Time moment={offer.dueAt}>
              {(isEmailOnly ? words.dueByEmail : words.due)(momentInSentence(offer.dueAt))}
            </Time>
          </Text>
        </Stack>
        <AcceptOrDecline kind="offer" id={offer.id} acceptLabel={words.accept} rejected={rejected} />
      </Stack>
    </Card>
  )
}
