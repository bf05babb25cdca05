import type { Community } from '@pkg/domain'
import { Heading, Ledger, Stack, Stars, Text } from '@pkg/ui'
import { inspectionsTexts as words } from './texts'
import { asOfText } from '~/parts/as-of/as-of-text'

/** Medicare's star ratings of a nursing home, which are never combined with those of reviews. */
export function MedicareStars({ stars }: { stars: NonNullable<Community['medicareStars']> }) {
  const names = ['overall', 'healthInspection', 'staffing', 'qualityMeasures'] as const
  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{words.stars}</Heading>
      <Text size="small" tone="muted">
        {words.starsSource(asOfText(stars.asOf))}
      </Text>
      <Ledger
        lines={names.flatMap((name) => {
          const value = stars[name]
          if (value === undefined) return []
          return [
            {
              label: words.starsLabels[name],
              figure: <Stars value={value} label={words.starsOf(String(value))} />,
            },
          ]
        })}
      />
    </Stack>
  )
}
