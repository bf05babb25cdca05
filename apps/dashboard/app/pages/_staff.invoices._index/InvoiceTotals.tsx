import { Heading, Ledger, Stack, Table, Text, TextLink } from '@pkg/ui'
import { type TotalsView, totalsTexts } from '~/features/invoices'

const words = totalsTexts

/** The sums of invoices, in all and by month. Each opens its rows. [WORK-013, DASH-006] */
export function InvoiceTotals({ view: { totals, months } }: { view: TotalsView }) {
  if (months.length === 0) return null
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.title}
      </Heading>
      <Ledger
        lines={totals.map(({ label, figure, invoices, href }) => ({
          label,
          figure,
          note: (
            <TextLink href={href} standalone>
              {invoices}
            </TextLink>
          ),
        }))}
      />
      <details>
        <summary>{words.months}</summary>
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
      </details>
    </Stack>
  )
}
