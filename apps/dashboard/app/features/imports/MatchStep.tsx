import type { FileImport, ImportField } from '@pkg/api-client'
import { useSentForm } from '@pkg/remix-host/react'
import { Button, Select, type SelectOption, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { RejectedImport } from './save-import.server'
import { importsTexts as words } from './texts'

export interface MatchStepProps {
  found: FileImport
  rejected: RejectedImport | undefined
}

/** The first step: a field for each column, whose first values are shown. The menus are the device’s own, with groups. [WORK-015] */
export function MatchStep({ found: { version, columns, fields }, rejected }: MatchStepProps) {
  const isBusy = useSentForm() !== undefined
  const options = groupedOptions(fields)
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="columns" value={columns.length} />
      <Stack gap={20}>
        {columns.map(({ name, samples, field }, at) => (
          <Select
            key={at}
            label={words.column(name, at + 1)}
            hint={words.samples(samples)}
            name={`field.${at}`}
            options={options}
            placeholder={words.notImported}
            defaultValue={rejected?.typed[`field.${at}`] ?? field}
            error={rejected?.columns?.[at]}
          />
        ))}
        <div>
          <Button type="submit" name="intent" value="match" variant="primary" busy={isBusy}>
            {words.saveMatch}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

function groupedOptions(fields: readonly ImportField[]): SelectOption[] {
  const groups = [...new Set(fields.map(({ group }) => group))]
  return groups.map((group) => ({
    label: group,
    options: fields
      .filter((field) => field.group === group)
      .map(({ name, label, isRequired }) => ({ value: name, label: isRequired ? words.required(label) : label })),
  }))
}
