import type { Invoice } from '@pkg/api-client'

/** An issued invoice that nothing was paid of. */
export const sampleInvoice: Invoice = {
  id: 'i',
  version: 1,
  number: 'H-000042',
  kind: 'invoice',
  clientId: 'f',
  clientName: 'Dana Hollis',
  communityId: 'granite-spring',
  communityName: 'Granite Spring',
  referredOn: '2026-10-01',
  movedInOn: '2026-11-02',
  rentCents: 400_000,
  careCents: 76_000,
  feePercent: 80,
  amountCents: 380_800,
  status: 'issued',
  paidCents: 0,
  creditedCents: 0,
  balanceCents: 380_800,
  issuedOn: '2026-11-16',
  dueOn: '2026-12-16',
}
