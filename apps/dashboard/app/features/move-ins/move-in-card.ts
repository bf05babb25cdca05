import type { MoveIn } from '@pkg/api-client'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'
import { moveInTexts } from './texts'

const words = moveInTexts

/** A move-in as a family’s page shows it. */
export interface MoveInCardData {
  title: string
  fee: string
  invoiceHref?: string | undefined
}

/** Returns what a family’s page says about its move-in. [WORK-018] */
export function moveInCard({ communityName, movedInOn, invoice, noFee }: MoveIn): MoveInCardData {
  return {
    title: words.movedIn(communityName, formatShortDay(movedInOn)),
    fee: invoice ? feeText(invoice) : words.noFee[noFee ?? 'not-referred'],
    invoiceHref: invoice && `/invoices/${invoice.id}`,
  }
}

function feeText({ status, amountCents, number = '' }: NonNullable<MoveIn['invoice']>): string {
  const amount = formatCents(amountCents)
  return status === 'draft' ? words.draft(amount) : words[status](amount, number)
}
