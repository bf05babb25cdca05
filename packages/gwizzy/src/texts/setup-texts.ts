// cspell:ignore podemos
/** The texts on a page whose setup doesn't let it show the wizard. [GUEST-012] */
export const setupTexts = {
  en: {
    notHere: 'We can’t show the questions on this page.',
    call: (name: string, phone: string) => `Please call ${name} at ${phone}.`,
  },
  es: {
    notHere: 'No podemos mostrar las preguntas en esta página.',
    call: (name: string, phone: string) => `Por favor, llame a ${name} al ${phone}.`,
  },
}
