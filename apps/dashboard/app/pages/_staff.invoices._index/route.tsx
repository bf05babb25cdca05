import { siteDay } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import { buttonClass, ButtonLink, Cluster, Stack } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { invoices, totalsTexts, totalsView } from '~/features/invoices'
import { invoicesSource } from '~/features/invoices/index.server'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import * as listStyles from '~/features/lists/ListPage.css'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'
import { AccountingExport } from './AccountingExport'
import { InvoiceTotals, MonthTotals } from './InvoiceTotals'

export const meta: MetaFunction = () => [{ title: pageTitle(invoices.title) }]

const loadList = listLoader(invoicesSource)

/** The list of invoices, with their sums above it. [DASH-006, WORK-013] */
export async function loader(args: LoaderFunctionArgs) {
  const list = await loadList(args)
  const { request, context } = args
  const totals = await requireResponse(request, apiFor(request, context).invoiceTotals.get({}))
  return { list, totals: totalsView(totals), today: siteDay() }
}

export const action = listAction(invoicesSource)

export default function InvoicesRoute() {
  const { list, totals, today } = useLoaderData<typeof loader>()
  const summary = totals.months.length > 0 && (
    <>
      <div className={listStyles.onWideScreens}>
        <Summary list={list} totals={totals} today={today} />
      </div>
      <details className={listStyles.onPhones}>
        <summary className={buttonClass({ variant: 'neutral', size: 'small' })}>
          {list.role === 'admin' ? totalsTexts.totalsAndExport : totalsTexts.title}
        </summary>
        <Summary list={list} totals={totals} today={today} />
      </details>
    </>
  )
  return <ListPage list={invoices} data={list} summary={summary} />
}

/** The sums, and what is done with all invoices. On phones, it's closed at first, so the list begins on the first screen. */
function Summary({ list: { role }, totals, today }: ReturnType<typeof useLoaderData<typeof loader>>) {
  return (
    <Stack gap={12}>
      <InvoiceTotals totals={totals.totals} />
      <Cluster gap={12}>
        <MonthTotals months={totals.months} />
        {role === 'admin' && <AccountingExport from={`${today.slice(0, 8)}01`} until={today} />}
        {role === 'admin' && (
          <ButtonLink href="/fee-agreements" size="small" variant="neutral">
            {totalsTexts.agreements}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}
