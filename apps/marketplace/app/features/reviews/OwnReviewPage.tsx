import type { CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { Button, Card, ErrorSummary, Heading, Notice, Stack, Stars, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { ReviewFormResult } from './review-form'
import { reviewsPath } from '~/site/links/review-links'
import { ReviewWordsFields } from './ReviewWordsFields'
import { reviewsTexts } from './texts'

const words = reviewsTexts.own

interface OwnReviewPageProps {
  /** Undefined for a review that this person didn't write. */
  review: CommunityReview | undefined
  /** What to correct in the form that was sent. */
  result: ReviewFormResult | undefined
}

const tones = { pending: 'info', published: 'positive', declined: 'caution', removed: 'caution' } as const

/** A person's own review: whether it's published, why not, and the form that changes it. Works without scripts. [FIND-011, TRUST-017] */
export function OwnReviewPage({ review, result }: OwnReviewPageProps) {
  return (
    <PageFrame width="text">
      {review ? (
        <OwnReview review={review} result={result} />
      ) : (
        <>
          <Heading level={1}>{words.missing}</Heading>
          <Text size="lead">{words.missingDetail}</Text>
        </>
      )}
    </PageFrame>
  )
}

function OwnReview({ review, result }: { review: CommunityReview; result: ReviewFormResult | undefined }) {
  const { status, reason, communityName, communityUrl, value = 0, text = '' } = review
  const stars = reviewStars(value)
  return (
    <>
      <Heading level={1}>{words.title(communityName)}</Heading>
      <Notice tone={tones[status]} title={words.status[status]} role="status">
        {reason && <p>{words.reason(reason)}</p>}
        <p>{words.detail[status]}</p>
      </Notice>
      <Card as="section">
        <Stack gap={8}>
          <div>
            <Stars value={stars} label={reviewsTexts.ofFive(stars)} />
          </div>
          <Text measured>{text}</Text>
        </Stack>
      </Card>
      <TextLink href={reviewsPath(communityUrl)} standalone>
        {words.see}
      </TextLink>
      <ChangeForm stars={stars} text={text} result={result} />
    </>
  )
}

function ChangeForm({ stars, text, result }: { stars: number; text: string; result: ReviewFormResult | undefined }) {
  const { fields, errors = {} } = result ?? {}
  const listed = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <Stack as="section" gap={20}>
      <Heading level={2}>{reviewsTexts.form.change}</Heading>
      <Text>{reviewsTexts.form.checked}</Text>
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      <form method="post" noValidate>
        <Stack gap={32}>
          <ReviewWordsFields stars={fields?.stars ?? String(stars)} text={fields?.text ?? text} errors={errors} />
          <div>
            <Button type="submit">{reviewsTexts.form.save}</Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
