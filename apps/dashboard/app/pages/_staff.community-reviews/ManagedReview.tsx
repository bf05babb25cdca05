import { Button, buttonClass, Card, Heading, Select, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { reviewsTexts } from '~/features/reviews'

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
  /** When the team reported it, and why. */
  reported: string | undefined
  rejected?: { intent: 'reply' | 'report'; error: string | undefined; typed: string }
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
  reported,
  rejected,
}: ManagedReviewProps) {
  const savedKey = useSavedKey('review-reply', id)
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
            <DraftTextArea
              draft={`review reply ${id}`}
              savedKey={savedKey}
              name="text"
              label={words.reply(author)}
              error={rejected?.intent === 'reply' ? rejected.error : undefined}
              rows={3}
              max={maxReply}
              initial={reply}
              rejected={rejected?.intent === 'reply' ? rejected.typed : undefined}
            />
            <div>
              <Button type="submit" size="small">
                {reply === undefined ? words.send : words.replace}
              </Button>
            </div>
          </Stack>
        </Form>
        {reported && (
          <Text size="small" tone="muted">
            {reported}
          </Text>
        )}
        {!reported && (
          <ReportForm id={id} author={author} error={rejected?.intent === 'report' ? rejected.error : undefined} />
        )}
      </Stack>
    </Card>
  )
}

const reasons = Object.entries(words.reportReasons).map(([value, label]) => ({ value, label }))

/** Asks staff to look at the review again. It opens in place, also without scripts. [TRUST-017] */
function ReportForm({ id, author, error }: { id: string; author: string; error: string | undefined }) {
  return (
    <details open={error !== undefined}>
      <summary className={buttonClass({ variant: 'neutral', size: 'small' })}>
        {words.report}
        <VisuallyHidden>: {words.reportOf(author)}</VisuallyHidden>
      </summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Stack gap={12}>
          <Select
            id={`report-${id}`}
            label={words.reportReason}
            hint={words.reportHint}
            name="reason"
            options={reasons}
            error={error}
          />
          <div>
            <Button type="submit" size="small" name="intent" value="report">
              {words.sendReport}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
