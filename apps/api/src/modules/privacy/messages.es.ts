import type * as english from './messages'

const secret = '{secret}'

export const privacyCode: typeof english.privacyCode = ({ name }) => ({
  kind: 'privacy-code',
  language: 'es',
  subject: 'Su código para ver su información',
  blocks: [
    { label: 'Su código', code: secret },
    'Con este código puede descargar, cambiar o borrar su información. El código vence en 10 minutos y funciona una sola vez.',
    `Nadie de ${name} le pedirá nunca este código.`,
    { aside: '¿No lo pidió? Puede ignorar este correo. Nadie puede ver su información sin el código.' },
  ],
})

export const privacyCodeText: typeof english.privacyCodeText = ({ name }) => ({
  kind: 'privacy-code',
  language: 'es',
  subject: 'Su código para ver su información',
  blocks: [
    { label: `Su código de ${name}`, code: secret },
    `Vence en 10 minutos. Nadie de ${name} se lo pedirá nunca.`,
  ],
})

export const contactChanged: typeof english.contactChanged = ({ name, phone }) => ({
  kind: 'contact-changed',
  language: 'es',
  subject: 'Sus datos de contacto cambiaron',
  blocks: [
    `Se cambiaron los datos de contacto de su solicitud en ${name}. Las personas con quienes los comparte pueden ver los datos nuevos.`,
    { aside: `¿No los cambió usted? Llámenos al ${phone}.` },
  ],
})
