import { Button, Card, Heading, Stack, Text, TextArea } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { reviewsTexts } from '~/reviews/texts'

const words = reviewsTexts.managed

/** The longest reply, in characters. */
const maxReply = 2000

interface ManagedReviewProps {
  id: string
  communityName: string
  author: string
  /** The writer with their relation. */
  by: string
  stars: number
  text: string
  date: string
  reply: string | undefined
  /** Why the reply that was sent can't be published. */
  rejected?: { error: string | undefined; typed: string }
}

/** One review of a provider's community, with the reply of its team. Works without scripts. [FIND-011] */
export function ManagedReview({
  id,
  communityName,
  author,
  by,
  stars,
  text,
  date,
  reply,
  rejected,
}: ManagedReviewProps) {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} look="label">
            {by}
          </Heading>
          <Text size="small" tone="muted">
            {communityName} · {reviewsTexts.ofFive(stars)} · {date}
          </Text>
        </Stack>
        <Text measured>{text}</Text>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Stack gap={12}>
            <TextArea
              name="text"
              label={words.reply(author)}
              error={rejected?.error}
              rows={3}
              max={maxReply}
              defaultValue={rejected?.typed ?? reply ?? ''}
            />
            <div>
              <Button type="submit" size="small">
                {reply === undefined ? words.send : words.replace}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  )
}
