import { ButtonLink, EmptyState, Heading, Notice, Stack, Tabs, Text, TextLink } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { Figures } from '~/parts/Figures/Figures'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { AnswerView, StatsView } from './load-stats.server'
import { ExitSurvey } from './ExitSurvey'
import { questions } from './questions'
import { StatsChart } from './StatsChart'
import { StatsFilters } from './StatsFilters'
import * as styles from './StatsPage.css'
import { FigureText, StatsTable } from './StatsTable'
import { statsTexts } from './texts'

const words = statsTexts

/** A question with its numbers: totals, the table, the chart drawn from it, and what each number means. [DASH-009, WORK-014] */
export function StatsPage({ view }: { view: StatsView }) {
  const { role, question, tabs, state, answer, community, exitAnswers } = view
  const texts = words.questions[question]
  const current = tabs.find(({ href }) => href.startsWith(`/stats/${question}?`))?.href ?? ''
  const hasErrors = Object.keys(state.errors).length > 0
  return (
    <Stack gap={20}>
      <PageTitle title={texts.title} lead={role === 'provider' ? texts.provider : texts.staff} />
      <Tabs label={words.questionsLabel} tabs={tabs} current={current} />
      <StatsFilters key={JSON.stringify(state)} view={view} />
      {community && (
        <Text size="small">
          {words.limitedTo(community.name)}{' '}
          <TextLink href={community.removeHref} standalone>
            {words.removeCommunity}
          </TextLink>
        </Text>
      )}
      {hasErrors && (
        <Notice tone="caution" title={words.rejected} role="alert">
          {words.rejectedHelp}
        </Notice>
      )}
      <div className={exitAnswers && styles.columns}>
        {answer && <Answer answer={answer} view={view} />}
        {exitAnswers && <ExitSurvey {...exitAnswers} />}
      </div>
    </Stack>
  )
}

function Answer({ answer, view: { question } }: { answer: AnswerView; view: StatsView }) {
  const { title, note } = words.questions[question]
  const { sentence, shown, compared, measures, totals, chart, summary, hasMore, csv } = answer
  // Without a sentence, the heading is the period.
  const dates = [sentence !== undefined && `${shown}.`, compared].filter(Boolean).join(' ')
  const { whole = '', part = '' } = questions.find(({ name }) => name === question)?.chart ?? {}
  const labelOf = (name: string) => measures.find((measure) => measure.name === name)?.label ?? name
  const hasFew = [totals, ...answer.groups.map(({ figures }) => figures)].some((figures) =>
    Object.values(figures).some(({ text }) => text === words.few),
  )
  return (
    <Stack gap={20}>
      <Stack as="section" gap={12}>
        <Heading level={2} look={sentence === undefined ? 'label' : 'h3'}>
          {sentence ?? shown}
        </Heading>
        {dates !== '' && (
          <Text size="small" tone="muted">
            {dates}
          </Text>
        )}
        <Figures
          figures={measures.map(({ name, label }) => ({
            name,
            label,
            value: <FigureText figure={totals[name]} />,
          }))}
        />
      </Stack>
      {summary && <Text>{summary}</Text>}
      {chart ? (
        <div className={styles.tableAndChart}>
          <StatsTable answer={answer} title={title} />
          {hasMore && <Text size="small">{words.hasMore}</Text>}
          <StatsChart
            chart={chart}
            label={chart.kind === 'funnel' ? words.funnelOf : words.chartOf(labelOf(whole), labelOf(part))}
            legend={
              chart.kind === 'funnel'
                ? words.funnelLegend(compared !== undefined)
                : words.legend(labelOf(whole), labelOf(part), chart.kind === 'columns' && chart.line !== undefined)
            }
          />
        </div>
      ) : (
        <EmptyState title={words.nothing}>{words.nothingHelp}</EmptyState>
      )}
      {hasFew && <Text size="small">{words.fewHelp}</Text>}
      <details>
        <summary>{words.definitions}</summary>
        <dl className={styles.definitions}>
          {measures.map(({ name, label, meaning }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={styles.before}>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Text size="small" tone="muted">
        {note}
      </Text>
      <div>
        <ButtonLink href={csv} size="small" variant="neutral" onClick={download}>
          {words.csv}
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** Leaves the router aside, which can’t show a file. */
function download(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  location.assign(event.currentTarget.href)
}
