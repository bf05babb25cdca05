import { reviewRelations, siteLocale, nameText } from '@pkg/domain'
import { Button, ErrorSummary, Heading, Select, Stack, Text } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import type { ReviewFormResult } from './review-form'
import { ReviewWordsFields } from './ReviewWordsFields'
import * as styles from './review-pages.css'
import { reviewsTexts } from './texts'

const words = reviewsTexts.form

interface NewReviewPageProps {
  /** The name of the community. */
  community: string
  /** The latest year that can be chosen. */
  thisYear: number
  /** What to correct in the form that was sent. */
  result: ReviewFormResult | undefined
}

/** The form that reviews a community. Works without scripts. [FIND-011] */
export function NewReviewPage({ community, thisYear, result }: NewReviewPageProps) {
  const { fields, errors = {} } = result ?? {}
  const listed = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <PageFrame width="text">
      <Heading level={1}>{words.title(community)}</Heading>
      <Text size="lead">{words.lead}</Text>
      <Text>{words.checked}</Text>
      {listed.length > 0 && <ErrorSummary errors={listed} />}
      <form method="post" noValidate>
        <Stack gap={32}>
          <Select
            id="relation"
            name="relation"
            label={words.relation}
            options={reviewRelations.map((relation) => ({ value: relation, label: nameText(relation) }))}
            defaultValue={fields?.relation ?? ''}
            error={errors['relation']}
          />
          <WhenFields
            thisYear={thisYear}
            month={fields?.month ?? ''}
            year={fields?.year ?? ''}
            error={errors['month']}
          />
          <ReviewWordsFields stars={fields?.stars ?? ''} text={fields?.text ?? ''} errors={errors} />
          <div>
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </PageFrame>
  )
}

/** How many years back a tour or a move-in can be. */
const years = 20

function WhenFields({
  thisYear,
  month,
  year,
  error,
}: {
  thisYear: number
  month: string
  year: string
  error: string | undefined
}) {
  const monthName = new Intl.DateTimeFormat(siteLocale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: monthName.format(Date.UTC(2026, index)),
  }))
  const yearOptions = Array.from({ length: years }, (_, index) => String(thisYear - index))
  return (
    <fieldset className={styles.month}>
      <legend className={styles.legend}>{words.when}</legend>
      <Text size="small" tone="muted">
        {words.whenHint}
      </Text>
      <div className={styles.monthFields}>
        <Select id="month" name="month" label={words.month} options={months} defaultValue={month} error={error} />
        <Select
          name="year"
          label={words.year}
          options={yearOptions.map((value) => ({ value, label: value }))}
          defaultValue={year}
        />
      </div>
    </fieldset>
  )
}
