import type { accountTexts as english } from './texts'

const secret = '{secret}'
const language = 'es'

type FamilyTexts = Pick<
  typeof english,
  | 'codeByEmail'
  | 'codeByText'
  | 'magicLink'
  | 'verifyEmail'
  | 'recovery'
  | 'noAccount'
  | 'passwordChanged'
  | 'emailChanged'
>

/** The messages about accounts that families get, in Spanish. */
export const spanishTexts: FamilyTexts = {
  codeByEmail: ({ name }) => ({
    kind: 'sign-in-code',
    language,
    subject: `Su código de ${name}`,
    blocks: [
      { label: 'Su código', code: secret },
      'Vence en 10 minutos y funciona una sola vez.',
      `Nadie de ${name} le pedirá nunca este código.`,
      { aside: '¿No lo pidió? Puede ignorar este correo. Nadie puede iniciar sesión sin el código.' },
    ],
  }),

  codeByText: ({ name }) => ({
    kind: 'sign-in-code',
    language,
    subject: `Su código de ${name}`,
    blocks: [
      { label: `Su código de ${name}`, code: secret },
      `Vence en 10 minutos. Nadie de ${name} se lo pedirá nunca.`,
    ],
  }),

  magicLink: ({ name }) => ({
    kind: 'sign-in-link',
    language,
    subject: `Su enlace para iniciar sesión en ${name}`,
    blocks: [
      `Usted pidió un enlace para iniciar sesión en ${name}. Vence en 10 minutos y funciona una sola vez.`,
      { action: { label: 'Iniciar sesión', url: secret } },
      { aside: '¿No lo pidió? Puede ignorar este correo. Nadie puede iniciar sesión sin el enlace.' },
    ],
  }),

  verifyEmail: ({ name }) => ({
    kind: 'email-verification',
    language,
    subject: `Verifique su correo electrónico para ${name}`,
    blocks: [
      `Verifique el correo electrónico de su cuenta de ${name}. Este enlace vence en 24 horas y funciona una sola vez.`,
      { action: { label: 'Verificar correo electrónico', url: secret } },
      { aside: `¿No tiene una cuenta de ${name}? Puede ignorar este correo.` },
    ],
  }),

  recovery: ({ name }) => ({
    kind: 'password-reset',
    language,
    subject: `Cambie su contraseña de ${name}`,
    blocks: [
      'Usted pidió un enlace para elegir una contraseña nueva. Vence en 30 minutos y funciona una sola vez.',
      { action: { label: 'Elegir contraseña nueva', url: secret } },
      { aside: '¿No lo pidió? Puede ignorar este correo. Su contraseña no cambiará.' },
    ],
  }),

  noAccount: ({ name }, url) => ({
    kind: 'no-account',
    language,
    subject: `Alguien intentó iniciar sesión en ${name}`,
    blocks: [
      `Alguien intentó iniciar sesión en ${name} con este correo o número de teléfono. No tenemos ninguna cuenta con esos datos.`,
      '¿Fue usted? Inicie sesión con un correo o número de teléfono que haya verificado, o cree una cuenta.',
      { action: { label: 'Crear cuenta', url } },
      { aside: 'Si no fue usted, puede ignorar este mensaje.' },
    ],
  }),

  passwordChanged: ({ name, email, phone }) => ({
    kind: 'password-changed',
    language,
    subject: `Se cambió su contraseña de ${name}`,
    blocks: [
      'Se acaba de cambiar su contraseña, y cerramos su sesión en todos los demás navegadores.',
      `¿No fue usted? Escriba a ${email} o llame al ${phone} de inmediato.`,
    ],
  }),

  emailChanged: ({ name, email, phone }) => ({
    kind: 'email-changed',
    language,
    subject: `Se cambió el correo electrónico de su cuenta de ${name}`,
    blocks: [
      'Se cambió el correo electrónico de su cuenta. Ya no puede iniciar sesión con esta dirección.',
      `¿No fue usted? Escriba a ${email} o llame al ${phone} de inmediato.`,
    ],
  }),
}
