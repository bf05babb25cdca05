import { Button, Select, Stack, Text, TextField } from '@pkg/ui'
import { useHref } from '@remix-run/react'
import { Menu } from '~/parts/Menu/Menu'
import { totalsTexts } from '~/features/invoices'

const words = totalsTexts
const kinds = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

/** Downloads the invoices of a period for accounting. A form without scripts, because the answer is a file. [WORK-013] */
export function AccountingExport({ from, until }: { from: string; until: string }) {
  const file = useHref('/api/platform/accounting-exports')
  return (
    <Menu label={words.export}>
      <form method="get" action={file}>
        <Stack gap={12}>
          <Text size="small">{words.exportHelp}</Text>
          <Select label={words.kind} name="kind" options={kinds} placeholder={null} defaultValue="invoice" />
          <TextField label={words.from} name="from" type="date" required defaultValue={from} />
          <TextField label={words.until} name="until" type="date" required defaultValue={until} />
          <div>
            <Button type="submit">{words.download}</Button>
          </div>
        </Stack>
      </form>
    </Menu>
  )
}
