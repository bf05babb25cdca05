import type { CareCost } from '@pkg/api-client'
import {
  careLabel,
  type CareTypeSlug,
  categoryUrl,
  formatMoney,
  stateName,
  type StateCode,
  states,
  siteLocale,
} from '@pkg/domain'
import { Heading, Stack, Table, Text, TextLink } from '@pkg/ui'
import * as styles from './CareGuide.css'
import type { CareExplanation } from './explanations'
import { guideTexts as words } from './texts'

/** The id of the explanation on a listing's page, and of the table of costs. */
export const guideAnchor = 'about'
const costsAnchor = 'costs'

const longDay = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => longDay.format(new Date(day))

type PricedState = CareCost & { code: StateCode; prices: NonNullable<CareCost['prices']> }

/** What a listing says about its care type. */
export interface Guide {
  care: CareTypeSlug
  explanation: CareExplanation
  /** What it costs by state. Empty while it can't be loaded. */
  costs: CareCost[]
}

/** What a care type is, and what it costs: by state for the country, or in one state. [FIND-008] */
export function CareGuide({ guide, state }: { guide: Guide; state: StateCode | undefined }) {
  const { care, explanation, costs } = guide
  const facts: (keyof CareExplanation)[] = ['forWhom', 'included', 'extra', 'payment']
  return (
    <>
      <div id={guideAnchor}>
        <Stack as="section" gap={16}>
          <Heading level={2}>{words.title(careLabel(care))}</Heading>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact}>
                <dt className={styles.label}>{words.labels[fact]}</dt>
                <dd className={styles.fact}>{explanation[fact]}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </div>
      {costs.length > 0 && (state ? <StateCost {...{ care, state, costs }} /> : <CostsByState {...{ care, costs }} />)}
    </>
  )
}

function StateCost({ care, state, costs }: { care: CareTypeSlug; state: StateCode; costs: CareCost[] }) {
  const name = stateName(state)
  const cost = costs.find(({ id }) => id === state)
  const { prices, asOf, priced = 0, communities = 0 } = cost ?? {}
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{words.costsOf(name)}</Heading>
      {prices && asOf ? (
        <>
          <Text>{words.inState(formatMoney(prices.low), formatMoney(prices.high), formatMoney(prices.median))}</Text>
          <Text measured tone="muted">
            {words.from(words.communities(priced, communities), dayText(asOf))} {words.source}
          </Text>
        </>
      ) : (
        <Text>{words.noPrices(name)}</Text>
      )}
      <div>
        <TextLink href={`${categoryUrl({ care })}#${costsAnchor}`} standalone>
          {words.everyState}
        </TextLink>
      </div>
      <div>
        <TextLink href="/tools/cost-calculator" standalone>
          {words.calculator}
        </TextLink>
      </div>
    </Stack>
  )
}

function CostsByState({ care, costs }: { care: CareTypeSlug; costs: CareCost[] }) {
  const priced = states.flatMap(({ code }): PricedState[] => {
    const cost = costs.find(({ id }) => id === code)
    return cost?.prices ? [{ ...cost, code, prices: cost.prices }] : []
  })
  if (priced.length === 0) return null
  return (
    <div id={costsAnchor}>
      <Stack as="section" gap={16}>
        <Heading level={2}>{words.costs}</Heading>
        <Text measured tone="muted">
          {words.source}
        </Text>
        <Table
          caption={words.costs}
          hidesCaption
          rows={priced}
          getKey={({ id }) => id}
          columns={[
            {
              header: words.state,
              isRowHeader: true,
              cell: ({ code }) => (
                <TextLink href={categoryUrl({ care, state: code })} standalone>
                  {stateName(code)}
                </TextLink>
              ),
            },
            { header: words.range, cell: ({ prices: { low, high } }) => `${formatMoney(low)}–${formatMoney(high)}` },
            { header: words.median, cell: ({ prices: { median } }) => formatMoney(median) },
            { header: words.priced, cell: (cost) => words.communities(cost.priced, cost.communities) },
            { header: words.asOf, cell: ({ asOf }) => (asOf ? dayText(asOf) : '') },
          ]}
        />
      </Stack>
    </div>
  )
}
