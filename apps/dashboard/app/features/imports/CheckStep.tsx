import type { FileImport, ImportRow } from '@pkg/api-client'
import { Button, Card, Cluster, EmptyState, Heading, Notice, Pagination, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { RowPage } from './load-import.server'
import * as styles from './imports.css'
import type { RejectedImport } from './save-import.server'
import { stepHref } from './steps'
import { StepLinks } from './StepLinks'
import { importsTexts as words } from './texts'

export interface CheckStepProps {
  found: FileImport
  page: RowPage
  rejected: RejectedImport | undefined
}

/** The second step: rows with problems, which are corrected in place or left out. [WORK-015] */
export function CheckStep({ found, page, rejected }: CheckStepProps) {
  const unreadable = found.counts.states.unreadable ?? 0
  return (
    <Stack gap={20}>
      {unreadable > 0 && <Notice title={words.unreadable(unreadable)} />}
      {page.total === 0 ? (
        <EmptyState title={words.noFaults}>{words.noFaultsHelp}</EmptyState>
      ) : (
        page.rows.map((row) => (
          <FaultyRow key={`${row.id} ${row.version}`} found={found} row={row} rejected={rejected} />
        ))
      )}
      <Pagination page={page.page} pages={page.pages} getHref={(number) => stepHref(found.id, 'check', number)} />
      <StepLinks id={found.id} step="check" />
    </Stack>
  )
}

function FaultyRow({
  found,
  row,
  rejected,
}: {
  found: FileImport
  row: ImportRow
  rejected: RejectedImport | undefined
}) {
  const { id, version, line, values, faults } = row
  const isRejected = rejected?.typed['row'] === id
  const problems = new Map(faults.map(({ field, problem }) => [field, problem]))
  const shown = found.fields.filter(({ name }) => problems.has(name))
  const others = found.fields.filter(({ name }) => !problems.has(name) && values[name] !== undefined)
  return (
    <Card as="section">
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="row" value={id} />
        <input type="hidden" name="row-version" value={version} />
        <Stack gap={12}>
          <Heading level={2} look="h3">
            {words.line(line, values['name'] ?? '')}
          </Heading>
          {others.length > 0 && (
            <Text size="small" tone="muted">
              <span className={styles.text}>
                {others.map(({ name, label }) => `${label}: ${values[name] ?? ''}`).join(' · ')}
              </span>
            </Text>
          )}
          {shown.map(({ name, label, hint }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              name={`value.${name}`}
              id={`${id}-${name}`}
              maxLength={2000}
              autoComplete="off"
              defaultValue={(isRejected ? rejected?.typed[`value.${name}`] : undefined) ?? values[name] ?? ''}
              error={`${problems.get(name) ?? ''}.`}
            />
          ))}
          <Cluster gap={12}>
            <Button type="submit" name="intent" value="row" variant="primary">
              {words.saveRow}
            </Button>
            <Button type="submit" name="intent" value="leave-out" variant="neutral">
              {words.leaveOut}
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Card>
  )
}
