import { type CostPart, type CostRange, formatMoney, type MonthlyCost, recentPriceDays } from '@pkg/domain'
import { Heading, Ledger, Stack, Text } from '@pkg/ui'
import { texts } from '~/texts'
import { asOfText } from './as-of-text'

const words = texts.community.cost
const dayInMilliseconds = 86_400_000

/** What a community costs a month for the care that most people there need: the total, then each part with its source and date. [TRUST-012] */
export function MonthlyCostSection({ cost, name }: { cost: MonthlyCost; name: string }) {
  const { total, parts, area } = cost
  return (
    <Stack as="section" gap={8}>
      <Heading level={3}>{words.title}</Heading>
      {area && <Text measured>{words.area(name, area.communities, area.place)}</Text>}
      <Ledger
        lines={[
          ...parts.map((part) => ({ label: words.parts[part.kind], ...partLine(part) })),
          {
            label: words.total,
            figure: rangeText(total),
            note:
              total.low === total.high ? undefined : (area ? words.typical : words.likely)(formatMoney(total.likely)),
            isTotal: true,
          },
        ]}
      />
    </Stack>
  )
}

function partLine({ amount, source, asOf }: CostPart) {
  if (!amount) return { figure: words.notStated, note: words.ask }
  const isOld = asOf !== undefined && Date.now() - Date.parse(asOf) > recentPriceDays * dayInMilliseconds
  const note = [
    words.sources[source],
    ...(asOf ? [asOfText(asOf)] : []),
    ...(isOld ? [words.old(recentPriceDays)] : []),
  ]
  return { figure: rangeText(amount), note: note.join(', ') }
}

const rangeText = ({ low, high }: CostRange) =>
  low === high ? formatMoney(low) : `${formatMoney(low)} – ${formatMoney(high)}`
