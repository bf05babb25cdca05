import { Button, Card, Heading, Stack, Text, TextField } from '@pkg/ui'
import { Form, useNavigation } from '@remix-run/react'
import { Time } from '~/components/Time/Time'
import { maxReasonLength } from '~/families/form-limits'
import type { FamilyPage } from '~/families/family-page'
import { texts } from '~/texts'
import type { RejectedField } from './rejected-field'

const words = texts.offer

export interface OfferFormProps {
  offer: NonNullable<FamilyPage['offer']>
  rejected: RejectedField | undefined
}

/** Asks an advisor to accept or decline an offered family. The contact info is shown only after that. [GWZ-118, TRUTH-001] */
export function OfferForm({ offer, rejected }: OfferFormProps) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Card look="tint" as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} look="h3">
            {words.title}
          </Heading>
          <Text>
            <Time moment={offer.dueAt}>{words.due(offer.dueAt.text)}</Time>
          </Text>
        </Stack>
        <Form method="post">
          <input type="hidden" name="offer" value={offer.id} />
          <Button type="submit" variant="primary" name="intent" value="accept-offer" busy={intent === 'accept-offer'}>
            {words.accept}
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="offer" value={offer.id} />
          <Stack gap={12}>
            <TextField
              label={words.reason}
              hint={words.reasonHint}
              error={rejected?.error}
              name="decline-reason"
              maxLength={maxReasonLength}
              defaultValue={rejected?.typed}
            />
            <div>
              <Button type="submit" name="intent" value="decline-offer" size="small" busy={intent === 'decline-offer'}>
                {words.decline}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
