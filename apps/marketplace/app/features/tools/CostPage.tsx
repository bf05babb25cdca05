import { type CareLevel, careLabel, careLevels, formatMoney } from '@pkg/domain'
import { Button, ButtonLink, Heading, Ledger, Select, Stack, Text, TextField, TextLink } from '@pkg/ui'
import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { priceTexts, whereOf } from '~/features/price-finder'
import { costToolTexts as words } from './cost-texts'
import type { CostLine } from './load-community-cost.server'
import type { MonthCosts } from './load-costs.server'
import { readMoney } from './money-field'
import { SaveButton } from './SaveButton'
import { ToolFrame } from './ToolFrame'
import { WindowsFigure } from '~/parts/windows-figure/WindowsFigure'
import { shareWindows } from '~/parts/windows-figure/share-windows'
import { toolPath } from '~/site/links/tool-links'
import * as styles from './tools.css'

/** The pause in typing before new amounts are loaded, in milliseconds. */
const pause = 600

/** Compares a month in a community with a month at home, each amount with its source. With scripts, changes apply automatically. [ROUTE-013] */
export function CostPage({ costs }: { costs: MonthCosts }) {
  const { fields, errors, prices, compared } = costs
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submit(currentTarget, { replace: true, preventScrollReset: true }), pause)
  }
  return (
    <ToolFrame tool="cost-calculator" lead={words.lead}>
      <div className={styles.columns}>
        <Form
          method="get"
          action={toolPath('cost-calculator')}
          className={styles.form}
          onChange={apply}
          replace
          preventScrollReset
        >
          {compared ? <Compared community={compared} level={prices.question.level} /> : <Place prices={prices} />}
          <Select
            label={priceTexts.level}
            name="help"
            placeholder={null}
            defaultValue={prices.question.level}
            options={careLevels.map((level) => ({ value: level, label: priceTexts.levels[level] }))}
          />
          {(['extras', 'home', 'hours'] as const).map((field) => (
            <TextField
              key={field}
              label={words[field]}
              hint={words[`${field}Hint`]}
              name={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={fields[field]}
              error={errors[field]}
            />
          ))}
          <div className={styles.buttons}>
            <Button type="submit" variant="primary">
              {words.submit}
            </Button>
          </div>
          <SaveButton tool="cost-calculator" />
        </Form>
        <CostResult costs={costs} />
      </div>
    </ToolFrame>
  )
}

const Place = ({ prices: { question, problem } }: Pick<MonthCosts, 'prices'>) => (
  <TextField
    label={priceTexts.place}
    name="near"
    defaultValue={question.place}
    hint={priceTexts.placeExample}
    autoComplete="postal-code"
    maxLength={80}
    error={problem === 'unknown-place' ? priceTexts.unknown(question.place) : undefined}
  />
)

/** The community that a family compares, in place of the place. A link goes back to typical prices. */
function Compared({ community, level }: { community: NonNullable<MonthCosts['compared']>; level: CareLevel }) {
  const { name, url, place, parameters } = community
  return (
    <Stack gap={8}>
      <Text>
        {words.comparing} <TextLink href={url}>{name}</TextLink>, {place}
      </Text>
      <TextLink href={`${toolPath('cost-calculator')}?${new URLSearchParams({ near: place, help: level })}`} standalone>
        {words.useArea}
      </TextLink>
      {Object.entries(parameters).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </Stack>
  )
}

function CostResult({ costs: { prices, compared, total, community, atHome, fields, errors } }: { costs: MonthCosts }) {
  const isPending = useNavigation().state === 'loading'
  return (
    <div className={styles.results} aria-busy={isPending}>
      <div className={styles.answer} role="status">
        {total ? (
          <>
            <p className={styles.label}>{total.label}</p>
            <p className={styles.number}>{formatMoney(total.likely)}</p>
            <p className={styles.fine}>{total.range}</p>
          </>
        ) : (
          <p className={styles.label}>{problemOf(prices)}</p>
        )}
      </div>
      {total && <CostFigure lines={community} />}
      {total && <Month title={compared?.name ?? words.community} lines={community} total={total.likely} />}
      {(fields.home || fields.hours) && !errors.home && !errors.hours ? (
        <Month title={words.atHome} lines={atHome.lines} total={atHome.total} />
      ) : (
        <Part title={words.atHome}>
          <Text>{words.atHomeStart}</Text>
        </Part>
      )}
      <Text size="small">{words.unpaid}</Text>
      {prices.answer && (
        <div className={styles.buttons}>
          <ButtonLink href={prices.answer.listing.path}>{priceTexts.see(whereOf(prices.answer))}</ButtonLink>
        </div>
      )}
      <Text>
        {words.next} <TextLink href={toolPath('money-runway')}>{words.runway}</TextLink>
      </Text>
    </div>
  )
}

/** The most parts that windows tell apart. */
const mostParts = 4

/** The parts of a month in 100 windows, if there are several. [LOOK-010] */
function CostFigure({ lines }: { lines: CostLine[] }) {
  const amounts = lines.flatMap(({ amount }) => readMoney(amount) ?? [])
  if (lines.length < 2 || lines.length > mostParts || amounts.length < lines.length) return null
  const shares = shareWindows(amounts)
  const rows = lines.map(({ label, amount }, index) => ({ label, amount, windows: shares[index] ?? 0 }))
  const label = rows.map(({ label: name, windows }) => words.share(name, windows)).join(', ')
  return (
    <WindowsFigure rows={rows} label={label}>
      {words.figure}
    </WindowsFigure>
  )
}

function problemOf({ answer, problem, question }: MonthCosts['prices']): string {
  if (answer) return priceTexts.few(careLabel(answer.care), whereOf(answer))
  return problem === 'unknown-place' ? priceTexts.unknown(question.place) : priceTexts.failed
}

function Month({ title, lines, total }: { title: string; lines: CostLine[]; total: number }) {
  return (
    <Part title={title}>
      <Ledger
        lines={[
          ...lines.map(({ label, amount, source }) => ({ label, figure: amount, note: source })),
          { label: words.total, figure: formatMoney(total), isTotal: true },
        ]}
      />
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8}>
    <Heading level={2} look="h3">
      {title}
    </Heading>
    {children}
  </Stack>
)
