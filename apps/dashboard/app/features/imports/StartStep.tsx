import type { FileImport } from '@pkg/api-client'
import { useSentForm } from '@pkg/remix-host/react'
import { Button, ButtonLink, Cluster, Notice, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { Figures } from '~/parts/Figures/Figures'
import * as styles from './imports.css'
import { stepHref } from './steps'
import { importsTexts as words } from './texts'

const figures = ['toAdd', 'toChange', 'toKeep', 'toLeaveOut'] as const

/** The last step: how many rows become what, the start, and the deletion of the import. [WORK-015] */
export function StartStep({ found: { id, version, counts } }: { found: FileImport }) {
  const isBusy = useSentForm() !== undefined
  const canStart = counts.toAdd + counts.toChange > 0
  return (
    <Stack gap={20}>
      <Figures
        figures={figures.map((name) => ({
          name,
          label: words.counts[name],
          value: counts[name].toLocaleString('en-US'),
        }))}
      />
      {counts.toLeaveOut > 0 && (
        <DocumentLink path={`/admin/imports/${id}/left-out`}>{words.downloadLeftOut(counts.toLeaveOut)}</DocumentLink>
      )}
      {!canStart && <Notice title={words.nothingToDo} />}
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Stack gap={12}>
          {canStart && <Text size="small">{words.startHelp}</Text>}
          <Cluster gap={12}>
            {canStart && (
              <Button type="submit" name="intent" value="start" variant="primary" busy={isBusy}>
                {words.start}
              </Button>
            )}
            <ButtonLink href={stepHref(id, 'doubles')} variant="neutral">
              {words.back}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Form>
      <DeleteImport version={version} />
    </Stack>
  )
}

/** Deletes an import that wasn’t started, after a second look. */
export function DeleteImport({ version }: { version: number }) {
  return (
    <details>
      <summary className={styles.summary}>{words.remove}</summary>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Stack gap={12}>
          <Text size="small">{words.removeHelp}</Text>
          <div>
            <Button type="submit" name="intent" value="delete" variant="destructive">
              {words.removeButton}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
