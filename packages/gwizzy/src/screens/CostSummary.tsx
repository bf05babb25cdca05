import { type CareTypeSlug, costAnswers, type CostPart, type MonthlyCost, recentPriceDays, now } from '@pkg/domain'
import { Heading, Ledger, Stack, Text } from '@pkg/ui'
import { useEffect, useState } from 'react'
import type { Answers } from '../answers/answers'
import type { GwizzyServices } from '../services'
import { dayText, moneyText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { Language, Texts } from '../texts/texts'

interface CostSummaryProps {
  community: { name: string }
  cost: MonthlyCost
  level: 1 | 2
}

const dayInMilliseconds = 86_400_000

/** What the community costs a month for the family's answers: the total, then each part with its source and date. [TRUST-012, TRUTH-010] */
export function CostSummary({ community, cost: { total, parts, area }, level }: CostSummaryProps) {
  const language = useLanguage()
  const { cost: words } = useTexts()
  const money = (amount: number) => moneyText(amount, language)
  return (
    <Stack gap={8}>
      <Heading level={level === 1 ? 2 : 3} look="label">
        {words.title(community.name)}
      </Heading>
      {area && <Text size="small">{words.area(community.name, area.communities, area.place)}</Text>}
      <Ledger
        lines={[
          ...parts.map((part) => ({ label: words.parts[part.kind], ...partLine(part, words, language) })),
          {
            label: words.total,
            figure: rangeText(total, money),
            note: total.low === total.high ? undefined : (area ? words.typical : words.likely)(money(total.likely)),
            isTotal: true,
          },
        ]}
      />
    </Stack>
  )
}

function partLine({ amount, source, asOf }: CostPart, words: Texts['cost'], language: Language) {
  if (!amount) return { figure: words.notStated, note: words.ask }
  const date = asOf && dayText(asOf, language, { weekday: undefined, year: 'numeric' })
  const isOld = asOf !== undefined && now().getTime() - Date.parse(asOf) > recentPriceDays * dayInMilliseconds
  const from = words.sources[source]
  return {
    figure: rangeText(amount, (value) => moneyText(value, language)),
    note: [from, ...(date ? [date] : []), ...(isOld ? [words.old(recentPriceDays)] : [])].join(', '),
  }
}

const rangeText = ({ low, high }: MonthlyCost['total'], money: (amount: number) => string) =>
  low === high ? money(low) : `${money(low)} – ${money(high)}`

/** Returns what makes up the monthly cost, without what is paid once. */
export const costLines = ({ parts }: MonthlyCost, words: Texts['cost'], language: Language) =>
  parts.flatMap(({ kind, amount, isOneTime }) =>
    isOneTime
      ? []
      : [
          {
            label: words.parts[kind],
            figure: amount ? rangeText(amount, (value) => moneyText(value, language)) : words.notStated,
          },
        ],
  )

/** Returns what a community costs a month for the family's answers, once it's known. It's an extra, so a failure shows nothing. [TRUST-012] */
export function useCost(
  { getCost }: Pick<GwizzyServices, 'getCost'>,
  { id: slug, care: types }: { id: string; care: readonly CareTypeSlug[] },
  { adl, lookingFor }: Pick<Answers, 'adl' | 'lookingFor'>,
): MonthlyCost | undefined {
  const [cost, setCost] = useState<MonthlyCost>()
  const { care, isForTwo = false } = costAnswers({ care: adl, lookingFor }, types)
  useEffect(() => {
    getCost?.({ slug, care, isForTwo }).then(setCost, () => undefined)
  }, [getCost, slug, care, isForTwo])
  return cost
}
