import { greeting } from '@pkg/domain'
import type * as english from './messages'

export const newReceiptLink: typeof english.newReceiptLink = (name) => ({
  kind: 'receipt-link',
  language: 'es',
  subject: 'Su enlace para ver quién tiene su información',
  blocks: [
    greeting(name, 'es'),
    'Este es el enlace que pidió. Con él puede ver quién tiene su información y dejar de compartirla.',
    { action: { label: 'Ver quién tiene su información', url: '{marketplace}/receipts?token={secret}' } },
    { aside: '¿No lo pidió? Puede ignorar este correo.' },
  ],
})
