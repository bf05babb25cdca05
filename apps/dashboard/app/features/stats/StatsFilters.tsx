import { Button, ButtonLink, Checkbox, Cluster, Select, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { StatsView } from './load-stats.server'
import * as styles from './StatsPage.css'
import { statsQuery } from './stats-url'
import { statsTexts } from './texts'

const words = statsTexts
const quickPeriods = ['week', 'month', 'quarter', 'year'] as const

/** The periods that end today, each a link, and a part with own dates, groups, and filters. Works without scripts. [WORK-014] */
export function StatsFilters({ view }: { view: StatsView }) {
  const { question, state } = view
  const isOwn = state.period === 'own'
  return (
    <Stack gap={12}>
      <nav aria-label={words.period}>
        <Cluster gap={8}>
          {quickPeriods.map((period) => (
            <ButtonLink
              key={period}
              href={`/stats/${question}?${statsQuery({ ...state, period })}`}
              size="small"
              variant={state.period === period ? 'secondary' : 'neutral'}
              aria-current={state.period === period ? 'true' : undefined}
            >
              {words.periods[period]}
            </ButtonLink>
          ))}
        </Cluster>
      </nav>
      <details open={isOwn}>
        <summary>{words.more}</summary>
        <FilterForm view={view} />
      </details>
    </Stack>
  )
}

function FilterForm({ view }: { view: StatsView }) {
  const { role, question, state, options } = view
  // Contact info that was shared with a community isn't that of an advisor.
  const hasAdvisors = role === 'admin' && question !== 'funnel' && !(question === 'trust' && state.filters.community)
  const isOfFamilies = ['speed', 'outcomes', 'sources'].includes(question) && role !== 'provider'
  return (
    <Form method="get" className={styles.filters}>
      <input type="hidden" name="shown" value="form" />
      {state.filters.community && <input type="hidden" name="filter[community]" value={state.filters.community} />}
      <input type="hidden" name="period" value={state.period} />
      <TextField label={words.from} name="from" type="date" defaultValue={state.from} error={state.errors.from} />
      <TextField label={words.to} name="to" type="date" defaultValue={state.to} error={state.errors.to} />
      {options.by.length > 0 && (
        <Select label={words.by} name="by" options={options.by} placeholder={null} defaultValue={state.by ?? ''} />
      )}
      {question === 'funnel' && <WizardFilters view={view} />}
      {question !== 'funnel' && (
        <Select
          label={words.state}
          name="filter[state]"
          options={[...options.states]}
          placeholder={words.any}
          defaultValue={state.filters.state ?? ''}
        />
      )}
      {hasAdvisors && (
        <Select
          label={words.advisor}
          name="filter[agent]"
          options={options.advisors}
          placeholder={words.any}
          defaultValue={state.filters.agent ?? ''}
        />
      )}
      {isOfFamilies && (
        <Select
          label={words.source}
          name="filter[source]"
          options={options.sources}
          placeholder={words.any}
          defaultValue={state.filters.source ?? ''}
        />
      )}
      <Checkbox label={words.compare} name="compare" value="yes" defaultChecked={state.isCompared} />
      <Button type="submit">{words.apply}</Button>
    </Form>
  )
}

/** What numbers about the wizard can be limited to. */
function WizardFilters({ view: { state, options } }: { view: StatsView }) {
  const choices = [
    { name: 'schema', label: words.schema, options: options.schemas },
    { name: 'schemaVersion', label: words.schemaVersion, options: options.versions },
    { name: 'site', label: words.site, options: options.sites },
  ] as const
  return choices.map(({ name, label, options: own }) => (
    <Select
      key={name}
      label={label}
      name={`filter[${name}]`}
      options={[...own]}
      placeholder={words.any}
      defaultValue={state.filters[name] ?? ''}
    />
  ))
}
