import { Heading, Stack, Table, Text, TextLink } from '@pkg/ui'
import { Figures } from '~/parts/Figures/Figures'
import { Menu } from '~/parts/Menu/Menu'
import { type TotalsView, totalsTexts } from '~/features/invoices'

const words = totalsTexts

/** The sums of invoices by status. Each opens its rows. [WORK-013, DASH-006] */
export function InvoiceTotals({ totals }: Pick<TotalsView, 'totals'>) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.title}
      </Heading>
      <Figures
        figures={totals.map(({ name, label, figure, invoices, href }) => ({
          name,
          label,
          value: figure,
          note: (
            <TextLink href={href} standalone>
              {invoices}
            </TextLink>
          ),
        }))}
      />
    </Stack>
  )
}

/** The sums of each month of issue, the newest first. */
export function MonthTotals({ months }: Pick<TotalsView, 'months'>) {
  return (
    <Menu label={words.months}>
      <Table
        caption={words.months}
        hidesCaption
        rows={months}
        getKey={({ month }) => month}
        columns={[
          {
            header: words.month,
            isRowHeader: true,
            cell: ({ label, href }) => (
              <TextLink href={href} standalone>
                {label}
              </TextLink>
            ),
          },
          { header: words.issued, align: 'end', cell: ({ issued }) => issued },
          { header: words.credited, align: 'end', cell: ({ credited }) => credited },
          { header: words.paid, align: 'end', cell: ({ paid }) => paid },
          { header: words.left, align: 'end', cell: ({ left }) => <Text as="span">{left}</Text> },
        ]}
      />
    </Menu>
  )
}
