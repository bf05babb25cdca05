import { type Community, formatScore, hasReadMore, reviewWord, scoreLabel, starsOf } from '@pkg/domain'
import { Heading, Ledger, ScoreBadge, Stack, Stars, Text } from '@pkg/ui'
import { texts } from '~/texts'
import { asOfText } from './as-of-text'
import * as styles from './CommunityPage.css'

const excerpt = 250

/** Reviews, followed by Medicare's star ratings. [RATE-001 to RATE-006] */
export function Reviews({ community }: { community: Community }) {
  const { reviews, slyScore, numReviews, medicareStars } = community
  return (
    <Stack gap={20}>
      <Heading level={2}>{texts.community.reviews}</Heading>
      <div className={styles.scoreLine}>
        <ScoreBadge
          label={scoreLabel(slyScore)}
          {...(slyScore === undefined ? {} : { score: formatScore(slyScore) })}
        />
        {numReviews > 0 && (
          <Text as="span" tone="muted">
            {texts.community.reviewCount(numReviews.toLocaleString('en-US'), reviewWord(numReviews))}
          </Text>
        )}
      </div>
      {reviews.length === 0 && <Text tone="muted">{texts.community.noReviews}</Text>}
      <ul className={styles.reviews}>
        {reviews.slice(0, 8).map(({ id, author, relation, value, text, date }) => {
          const isLong = hasReadMore(text, 'small') && text.length > excerpt
          const stars = starsOf(value)
          return (
            <li key={id} className={styles.review}>
              <Text as="div" strong>
                {author}
                {relation && `, ${relation}`}
              </Text>
              <Text as="div" size="small" tone="muted">
                <Stars value={stars} label={texts.community.stars(formatScore(stars))} />{' '}
                <time dateTime={date}>{asOfText(date)}</time>
              </Text>
              {isLong ? (
                <details>
                  <summary>{texts.community.readMore}</summary>
                  <p className={styles.quote}>{text}</p>
                </details>
              ) : (
                <p className={styles.quote}>{text}</p>
              )}
            </li>
          )
        })}
      </ul>
      {medicareStars && <MedicareStars stars={medicareStars} />}
    </Stack>
  )
}

function MedicareStars({ stars }: { stars: NonNullable<Community['medicareStars']> }) {
  const names = ['overall', 'healthInspection', 'staffing', 'qualityMeasures'] as const
  return (
    <Stack gap={8}>
      <Heading level={3}>{texts.community.medicare}</Heading>
      <Text size="small" tone="muted">
        {texts.community.medicareNote(asOfText(stars.asOf))}
      </Text>
      <Ledger
        lines={names.flatMap((name) => {
          const value = stars[name]
          if (value === undefined) return []
          return [
            {
              label: texts.community.medicareLabels[name],
              figure: <Stars value={value} label={texts.community.stars(String(value))} />,
            },
          ]
        })}
      />
    </Stack>
  )
}
