import type { Community } from '@pkg/domain'
import { Heading, Ledger, Stack, Stars, Text } from '@pkg/ui'
import { texts } from '~/texts'
import { asOfText } from './as-of-text'

/** Medicare's star ratings of a nursing home, which are never combined with those of reviews. */
export function MedicareStars({ stars }: { stars: NonNullable<Community['medicareStars']> }) {
  const names = ['overall', 'healthInspection', 'staffing', 'qualityMeasures'] as const
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{texts.community.medicare}</Heading>
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
